import { listFaces, writeTextFonts } from './textFonts';

jest.mock('../pageData/generatedFiles', () => ({ writeHashed: (name: string) => `/_docs/${name}` }));

const ROBOTO = {
  packageName: '@fontsource/roboto',
  family: 'Roboto',
  sheets: ['latin-400.css', 'latin-500.css'],
};

describe('the fonts of demos', () => {
  const fonts = writeTextFonts([ROBOTO]);

  it('are files of this site that never replace another font on screen', () => {
    const css = fonts[0]?.css ?? '';
    expect(css.match(/url\([^)]*\)/g)).toEqual([
      'url("/_docs/fonts/roboto-latin-400-normal.woff2")',
      'url("/_docs/fonts/roboto-latin-500-normal.woff2")',
    ]);
    expect(css.match(/font-display: \w+/g)).toEqual(['font-display: optional', 'font-display: optional']);
  });

  it('need a style sheet with a WOFF2 file', () => {
    expect(() => writeTextFonts([{ ...ROBOTO, sheets: ['package.json'] }])).toThrow(
      'node_modules/@fontsource/roboto/package.json names no WOFF2 file',
    );
  });

  it.each(['p{font-family: "Roboto",sans-serif}', 'p{font:500 1rem/1.5 Roboto}', 'p{--body:Roboto, Arial}'])(
    'are declared where a list of families begins with them: %s',
    (css) => {
      expect(listFaces(fonts, css)).toBe(fonts[0]?.css);
    },
  );

  it('are not declared for a list that falls back to them', () => {
    expect(listFaces(fonts, 'p{font-family:"Inter", Roboto, "Roboto",sans-serif}')).toBe('');
  });
});
