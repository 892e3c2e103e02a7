import { listFaces, listWaitingFaces, writeTextFonts, type WrittenTextFont } from './textFonts';

jest.mock('../pageData/generatedFiles', () => ({
  SUBSET_FOLDER: 'subsets',
  writeHashed: (name: string, file: Buffer) => `/${file.length < 10_000 ? 'small' : 'large'}/${name}`,
}));

const ROBOTO = {
  packageName: '@fontsource/roboto',
  family: 'Roboto',
  sheets: ['latin-400.css', 'latin-500.css'],
  characters: 'U+0-7F,U+E9,U+2026',
};

describe('the fonts of demos', () => {
  const theme = 'p{font-family:Roboto}';
  let fonts: WrittenTextFont[] = [];
  beforeAll(async () => {
    const html = `<p title="x > y">&lt;&eacute;b 中</p><!-- q > r --><input placeholder='C'/>`;
    fonts = await writeTextFonts(
      [ROBOTO],
      [
        { css: theme, html },
        { css: 'p{font-family:Inter}', html: 'z' },
      ],
    );
  });

  it('are small files with what demos show, and complete ones for other characters', () => {
    const css = fonts[0]?.css ?? '';
    expect(css.match(/url\([^)]*\)/g)).toEqual([
      'url("/small/subsets/roboto-latin-400-normal.woff2")',
      'url("/large/fonts/roboto-latin-400-normal.woff2")',
      'url("/small/subsets/roboto-latin-500-normal.woff2")',
      'url("/large/fonts/roboto-latin-500-normal.woff2")',
    ]);
    const ranges = Array.from(css.matchAll(/unicode-range: ([^;}]*)/g), ([, range]) => range);
    // White space, digits, <, b in both forms, C, é, and an ellipsis.
    expect(ranges[0]).toBe('U+0-20,U+30-39,U+3C,U+42-43,U+62,U+E9,U+2026');
    expect(ranges[1]).toBe('U+21-2F,U+3A-3B,U+3D-41,U+44-61,U+63-7F');
  });

  it('never replace another font on screen', () => {
    expect(new Set(fonts[0]?.css.match(/font-display: \w+/g))).toEqual(new Set(['font-display: optional']));
    expect(listWaitingFaces(fonts)).not.toContain('optional');
  });

  it('need a style sheet with a WOFF2 file', () => {
    return expect(writeTextFonts([{ ...ROBOTO, sheets: ['package.json'] }], [])).rejects.toThrow(
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
