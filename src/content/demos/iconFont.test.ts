import { withIconFont, writeIconFont } from './iconFont';

jest.mock('../pageData/generatedFiles', () => ({ writeHashed: (name: string) => `/_docs/${name}` }));

const FONT = { packageName: 'material-icons', sheet: 'iconfont/filled.css', className: 'material-icons' };
const font = writeIconFont(FONT, undefined);

describe('the icon font', () => {
  it('is one file of this site', () => {
    expect(font?.css.match(/url\([^)]*\)/g)).toEqual(['url("/_docs/fonts/material-icons.woff2")']);
    expect(font?.css).toContain('.material-icons {');
  });

  it.each([
    ['the family has none', undefined, undefined],
    ['the deployment sets the address of another one', FONT, 'https://fonts.example/icons.css'],
  ])('is not written if %s', (_name, own, address) => {
    expect(writeIconFont(own, address)).toBeUndefined();
  });

  it('needs a style sheet with a WOFF2 file', () => {
    expect(() => writeIconFont({ ...FONT, sheet: 'package.json' }, undefined)).toThrow(
      'node_modules/material-icons/package.json names no WOFF2 file',
    );
  });

  it('comes before the own styles of a demo that uses it, and of no other', () => {
    const drawn = (html: string) => ({ ltr: { html, styles: { own: '.own{}' } } });
    const used = withIconFont(drawn('<span class="material-icons own">star</span>'), font).ltr?.styles;
    expect(Object.values(used ?? {})).toEqual([font?.css, '.own{}']);
    const other = withIconFont(drawn('<span class="own">material-icons</span>'), font).ltr?.styles;
    expect(Object.values(other ?? {})).toEqual(['.own{}']);
  });
});
