import { formatRules, listUsedVariables } from './themeVariables';

const SHEETS = [
  { ':root': { '--a': 'var(--b, 1px)', '--b': '2px', '--c': '3px', '--loop': 'var(--loop)' } },
  { '[data-mode="dark"]': { '--b': 'calc(1px + var( --d ))', '--d': '4px' } },
  { ':root': { colorScheme: 'light' } },
];

describe('formatRules', () => {
  const values = { light: 'day', dark: 'night' } as const;
  const device = (text: string) =>
    `@media screen and (prefers-color-scheme:dark){:root:not([data-color-mode]){${text}}}\n`;

  it.each([
    ['an attribute', { attribute: 'data-theme', values }, '[data-theme="night"]'],
    ['a class', { class: true, values } as const, '.night'],
  ])('has dark variables by %s, and by the device if no script has set a mode', (_, colorMode, dark) => {
    const sheets = [{ ':root': { '--a': '#fff' } }, { [dark]: { '--a': '#000' } }];
    expect(formatRules(sheets, colorMode)).toBe(
      `:root{--a:#fff;}\n@media screen{${dark}{--a:#000;}}\n${device('--a:#000;')}`,
    );
  });

  it('leaves rules as they are if the library has no color mode', () => {
    expect(formatRules([{ '.night': { '--a': '#000' } }], undefined)).toBe('.night{--a:#000;}\n');
  });
});

describe('listUsedVariables', () => {
  it.each([
    ['color:red', []],
    ['color:var(--c)', ['--c']],
    ['color:var(--c2)', []],
    ['color:var(--of-the-component, var(--c))', ['--c']],
    ['width:var(--a)', ['--a', '--b', '--d']],
    ['<i style="width:var(--loop)"></i>', ['--loop']],
  ])('of %j is %j', (text, expected) => {
    expect([...listUsedVariables(text, SHEETS)].sort()).toEqual(expected);
  });
});
