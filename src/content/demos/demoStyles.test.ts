import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import type { Product } from '../../model/products/Product';
import { DATA } from '../workspace';
import type { BuiltDemo, DemoTheme } from './builtDemo';
import { writeDemoStyles, writeThemeSheets } from './demoStyles';

const MODELESS = '\nexport const DemoProvider = ({ children }) => children;\n';
const THEME = 'export const listStyleSheets = () => [];\n';
const values = { light: 'light', dark: 'dark' } as const;

describe('a provider', () => {
  useTestFolder();

  async function read(code: string, colorMode: Product['colorMode'] | undefined): Promise<string[]> {
    const file = DATA.demoProvider('lumen');
    mkdirSync(DATA.product('lumen'), { recursive: true });
    writeFileSync(file, code + THEME);
    const found: string[] = [];
    await writeThemeSheets(
      [{ id: 'lumen', ...(colorMode === undefined ? {} : { colorMode }) }],
      ({ file: at, line, code: rule, warning }) =>
        found.push(`${at}:${line} ${warning ? 'warning ' : ''}${rule}`),
    );
    return found;
  }

  it.each<[string, string, Product['colorMode'] | undefined, readonly string[]]>([
    [
      'without a mode is reported at its line',
      MODELESS,
      undefined,
      ['data/products/lumen/demoProvider.tsx:2 warning demo-color-mode'],
    ],
    ['may read the mode', MODELESS.replace('children }', 'mode, children }'), undefined, []],
    ['needs no mode if its library gets it otherwise', MODELESS, { class: true, values }, []],
    ['needs no mode if its library has one only', MODELESS, false, []],
    [
      'that throws is reported once',
      "export const DemoProvider = () => {\n  throw new Error('no theme');\n};\n",
      false,
      ['data/products/lumen/demoProvider.tsx:2 demo-provider'],
    ],
    [
      'whose place for styles throws is reported once',
      `${MODELESS}export const createDemoStyles = () => {\n  throw new Error('no registry');\n};\n`,
      false,
      ['data/products/lumen/demoProvider.tsx:4 demo-provider'],
    ],
    [
      'whose place for styles lists none is reported once',
      `${MODELESS}export const createDemoStyles = () => ({ wrap: (demo) => demo, remove() {} });\n`,
      false,
      ['data/products/lumen/demoProvider.tsx:3 demo-provider'],
    ],
    [
      'whose place for styles cannot be removed in the browser is reported once',
      `${MODELESS}export const createDemoStyles = () => ({ wrap: (demo) => demo, list: () => [] });\n`,
      false,
      ['data/products/lumen/demoProvider.tsx:3 demo-provider'],
    ],
    [
      'whose place for styles lists a text is reported once',
      `${MODELESS}export const createDemoStyles = () => ({ wrap: (demo) => demo, list: () => '.a{}', remove() {} });\n`,
      false,
      ['data/products/lumen/demoProvider.tsx:3 demo-provider'],
    ],
    [
      'whose place for styles lists rules without css is reported once',
      `${MODELESS}export const createDemoStyles = () => ({ wrap: (demo) => demo, list: () => [{}], remove() {} });\n`,
      false,
      ['data/products/lumen/demoProvider.tsx:3 demo-provider'],
    ],
    [
      'whose place for styles throws when they are listed is reported at that line',
      `${MODELESS}export const createDemoStyles = () => ({ wrap: (demo) => demo, remove() {}, list() {\n  throw new Error('no list');\n} });\n`,
      false,
      ['data/products/lumen/demoProvider.tsx:4 demo-provider'],
    ],
  ])('%s', async (_, code, colorMode, expected) => {
    expect(await read(code, colorMode)).toEqual(expected);
  });
});

describe('the styles of a drawn demo', () => {
  useTestFolder();

  it('of its library reach its picture in a list of pages, and those of a whole page do not', () => {
    const css = '.a:where([data-demo],[data-demo] *){top:0}';
    const styles = {
      page: ':where([data-demo]){top:1px}',
      label: ':where([data-demo]) i+.a{top:2px}',
      text: ':where([data-demo]) i{top:3px}',
    };
    const demo = { registryKey: '', drawn: { ltr: { html: '<i class="a"></i>', styles } } };
    const { drawn = '' } = writeDemoStyles(new Map([['Lamp', demo as unknown as BuiltDemo]]), 'ltr', {
      theme: undefined,
      imported: [{ css, darkCss: '', href: '/a.css', plainHref: () => '/b.css' }],
      colorMode: undefined,
      hasPictures: true,
    });
    const text = readFileSync(`public${drawn}`, 'utf8');
    expect(text).toMatch(/\.a:where\([^{]*\.section-picture\s*>\s*div[^{]*\{top:0/);
    expect(text).toMatch(/[{}]:where\(\[data-demo\]\)\{top:1px/);
    expect(text).toMatch(/[{}]:where\(\[data-demo\]\) i\{top:3px/);
    expect(text).toMatch(/\.section-picture\s*>\s*div[^{]* i\s*\+\s*\.a\{top:2px/);
  });

  it('have the variables of the theme that drawings read, also without a demo', () => {
    const sheets = [{ ':root': { '--hue': 'var(--red)', '--red': '#123456', '--blue': '#654321' } }];
    const { drawn = '' } = writeDemoStyles(new Map(), 'ltr', {
      theme: { sheets } as unknown as DemoTheme,
      imported: [],
      colorMode: undefined,
      drawings: '<svg fill="var(--hue)"/>',
    });
    const css = readFileSync(`public${drawn}`, 'utf8');
    expect(css).toMatch(/:root\{--hue:\s*var\(--red\);--red:\s*#123456;?\}/);
  });

  it('do not end the style element of a document', () => {
    const styles = {
      a: '.a::after{content:"</style><img src=x>"}.a{background:url(data:image/svg+xml,<svg></svg>)}',
    };
    const demo = { registryKey: 'lamp', drawn: { ltr: { html: '<i class="a"></i>', styles } } };
    const { drawn = '' } = writeDemoStyles(new Map([['Lamp', demo as unknown as BuiltDemo]]), 'ltr', {
      theme: undefined,
      imported: [],
      colorMode: undefined,
    });
    expect(readFileSync(`public${drawn}`, 'utf8')).toMatch(/content:"<\\\/style><img[^]*<svg><\\\/svg>/);
  });

  it('have its dark rules for the library, and for dark devices without a script', () => {
    const styles = { a: '.a{top:0}.night .a{top:1px}.other .a{top:2px}' };
    const demo = { registryKey: 'lamp', drawn: { ltr: { html: '<i class="a"></i>', styles } } };
    const { drawn = '' } = writeDemoStyles(new Map([['Lamp', demo as unknown as BuiltDemo]]), 'ltr', {
      theme: undefined,
      imported: [],
      colorMode: { class: true, values: { light: 'day', dark: 'night' } },
    });
    const css = readFileSync(`public${drawn}`, 'utf8');
    expect(css).toMatch(
      /\.a\{top:0\}\.night \.a\{top:1px\}@media screen and \(prefers-color-scheme:dark\)\{/,
    );
    expect(css).toContain(':where(:root:not([data-color-mode]) [data-demo])');
    expect(css).not.toContain('top:2px');
  });
});
