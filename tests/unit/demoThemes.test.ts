import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runCompiler, writeProgram } from '../../src/content/typecheck/runCompiler';
import { CACHE } from '../../src/content/workspace';
import { formatThemeCode } from '../../src/model/demoTheme/themeCode';
import type { ThemeChoices } from '../../src/model/demoTheme/ThemeChoices';
import { listThemeRules, parseThemeRules } from '../../src/model/demoTheme/themeRules';
import type { DemoProviderModule } from '../../src/model/demos/DemoProviderModule';
import * as joy from '../../data/products/joy-ui/demoProvider';
import * as material from '../../data/products/material-ui/demoProvider';
import * as grid from '../../data/products/x/demoProvider';

const PROVIDERS: Readonly<Record<string, Required<Pick<DemoProviderModule, 'theming' | 'listStyleSheets'>>>> =
  { 'material-ui': material, 'joy-ui': joy, x: grid };

const THEMES: readonly ThemeChoices[] = [
  {},
  {
    primary: '#7c4dff',
    secondary: '#00bfa5',
    radius: 24,
    spacing: 16,
    fontSize: 150,
    density: 'comfortable',
  },
  { primary: '#ffee58', density: 'compact', mode: 'dark' },
  { mode: 'light' },
  { secondary: '#000000', radius: 0, spacing: 2, fontSize: 75, density: 'standard' },
];

/** Lists the names of variables that a text sets. */
const namesOf = (text: string) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name);

describe.each(Object.entries(PROVIDERS))('the theme of %s', (_product, { listStyleSheets, theming }) => {
  const known = new Set(listStyleSheets().flatMap((sheet) => Object.values(sheet).flatMap(Object.keys)));

  it.each(THEMES)('changes only variables that the theme sheet has, by %j', (choices) => {
    const rules = listThemeRules(listStyleSheets(), listStyleSheets(choices));
    expect(parseThemeRules(rules)).toBe(rules);
    expect(namesOf(rules).filter((name) => !known.has(name))).toEqual([]);
  });

  it('is the library’s own without choices, and with its defaults for radius and spacing', () => {
    const { radius = NaN, spacing = NaN } = theming.defaults;
    expect(listThemeRules(listStyleSheets(), listStyleSheets({}))).toBe('');
    expect(listThemeRules(listStyleSheets(), listStyleSheets({ radius, spacing }))).toBe('');
  });

  it('changes colors, radius and spacing', () => {
    const { primary, secondary, radius, spacing } = THEMES[1] ?? {};
    for (const choice of [{ primary }, { radius }, { spacing }] as ThemeChoices[])
      expect(listThemeRules(listStyleSheets(), listStyleSheets(choice))).not.toBe('');
    const second = listThemeRules(listStyleSheets(), listStyleSheets({ secondary: secondary ?? '' }));
    expect(second !== '').toBe(theming.defaults.secondary !== undefined);
  });
});

it.each([
  ['material-ui', "  palette: { mode: 'dark', primary: { main: '#7c4dff' } },\n"],
  ['joy-ui', "\nexport const defaultMode = 'dark';\n"],
  ['x', "  palette: { mode: 'dark', primary: { main: '#7c4dff' } },\n"],
])('the code of a theme of %s has its color mode', (product, expected) => {
  const theming = PROVIDERS[product]?.theming as DemoProviderModule['theming'];
  const code = theming?.code({ primary: '#7c4dff', mode: 'dark' });
  expect(code && formatThemeCode(code, 'TS')).toContain(expected);
  const both = theming?.code({ primary: '#7c4dff' });
  expect(both && formatThemeCode(both, 'TS')).not.toMatch(/mode|Mode/);
});

it('the code of every theme compiles, and suits the provider of a sandbox', async () => {
  const folder = `${CACHE.tests}/demoThemes`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(PROVIDERS).flatMap(([product, { theming }]) =>
    THEMES.map((choices, index) => {
      const file = `${folder}/${product}-${index}.tsx`;
      const { props = {} } = theming.code(choices);
      const attributes = ['theme', ...Object.keys(props)].map((name) => `${name}={${name}}`).join(' ');
      const use =
        `import { Provider } from '../../../data/products/${product}/sandboxProvider';\n` +
        `export const used = <Provider ${attributes}>text</Provider>;\n`;
      writeFileSync(file, `${formatThemeCode(theming.code(choices), 'TS')}\n${use}`);
      return file;
    }),
  );
  expect(await runCompiler([writeProgram('demoThemes', files)])).toEqual([[]]);
}, 120_000);
