import { listThemeRules, parseThemeRules } from './themeRules';

describe('parseThemeRules', () => {
  it.each([
    ':root{--mui-spacing:10px;--mui-palette-primary-mainChannel:124 77 255;}',
    ':root, [data-mui-color-scheme="light"]{--a-b:rgba(0, 0, 0, 0.87);}[data-mui-color-scheme="dark"]{--a:#fff;}',
    ':root{--a:var(--b);}',
  ])('keeps %s', (rules) => {
    expect(parseThemeRules(rules)).toBe(rules);
  });

  it.each([
    ['nothing', null],
    ['a property that is not a variable', ':root{color:red;}'],
    ['an address', ':root{--a:url(https://evil.example/);}'],
    ['an address without protocol', ':root{--a:url(//evil.example);}'],
    ['a text', ':root{--a:"x";}'],
    ['an import', '@import "x";:root{--a:red;}'],
    ['the end of the layer', ':root{--a:red;}}body{display:none}'],
    ['an escape', ':root{--a:\\75rl;}'],
    ['markup', '</style><script>alert(1)</script>'],
  ])('refuses %s', (_what, rules) => {
    expect(parseThemeRules(rules)).toBe('');
  });
});

describe('listThemeRules', () => {
  const own = [{ ':root': { '--a': '1px', '--b': 'red' } }, { '[x-y="dark"]': { '--b': 'blue' } }];

  it('lists only what changes, by selector', () => {
    const chosen = [{ ':root': { '--a': '2px', '--b': 'red' } }, { '[x-y="dark"]': { '--b': 'green' } }];
    expect(listThemeRules(own, chosen)).toBe(':root{--a:2px;}[x-y="dark"]{--b:green;}');
  });

  it('is empty for the same theme', () => {
    expect(listThemeRules(own, own)).toBe('');
  });

  it('leaves out fonts with quotes and properties of other kinds', () => {
    const chosen = [{ ':root': { '--a': '400 1rem "Inter"', colorScheme: 'dark', '--b': 'red' } }];
    expect(listThemeRules(own, chosen)).toBe('');
  });
});
