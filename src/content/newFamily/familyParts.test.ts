import { transformSync } from 'esbuild';
import { BadAnswer } from './familyAnswers';
import { newDemo, newLanguage, newPage, readPrefix, withProduct } from './familyParts';

const PRODUCTS = [
  { id: 'ui', prefix: '/ui/' },
  { id: 'home', prefix: '/' },
];

const FILES: Readonly<Record<string, string>> = {
  'data/products/ui/nav.ts':
    "export const nav = [\n  { pathname: '/ui/installation' },\n  { pathname: '/ui/later', planned: true },\n] as const satisfies readonly NavPage[];\n",
  'data/products/home/nav.ts':
    "export const nav = [{ pathname: '/' }] as const satisfies readonly NavPage[];\n",
  'data/products/ui/pages/installation.md': '---\ntitle: Installation\n---\n\nText.\n',
  'data/products/ui/pages/tabs/tabs.md': '---\ntitle: Tabs\n---\n',
  'data/products/ui/pages/tabs/Known.tsx': '',
  'data/languages.ts':
    "export const languages = [\n  { code: 'en', name: 'English', direction: 'ltr' }\n] as const satisfies readonly Language[];\n",
};

const read = (file: string) => FILES[file];
const PRODUCT_LIST = "api: [{ sources: [uiApi], gallery: '/ui/components' }]";

describe('newPage', () => {
  it('writes the page, and its entry at the end of the tree', () => {
    const files = newPage('ui/guides/dark-mode/', PRODUCTS, read);
    expect(Object.keys(files)).toEqual([
      'data/products/ui/pages/guides/dark-mode.md',
      'data/products/ui/nav.ts',
    ]);
    expect(files['data/products/ui/nav.ts']).toContain(
      "planned: true },\n  { pathname: '/ui/guides/dark-mode' },\n] as const",
    );
  });

  it('leaves a tree that has the entry already', () => {
    expect(Object.keys(newPage('/ui/later', PRODUCTS, read))).toEqual(['data/products/ui/pages/later.md']);
  });

  it('adds to a tree in one line', () => {
    expect(newPage('/about', PRODUCTS, read)['data/products/home/nav.ts']).toBe(
      "export const nav = [{ pathname: '/' },\n  { pathname: '/about' },\n] as const satisfies readonly NavPage[];\n",
    );
  });

  it.each(['/ui/installation', '/ui/tabs', '/ui', '/Ui/x', ''])('refuses %j', (pathname) => {
    expect(() => newPage(pathname, PRODUCTS, read)).toThrow(BadAnswer);
  });
});

describe('newPage at an address of the shell', () => {
  it.each(['/ui/api/button', '/ui/components', '/zh/ui', '/en/guides', '/404/a'])('refuses %s', (address) => {
    const readAll = (file: string) => (file === 'data/products/index.ts' ? PRODUCT_LIST : read(file));
    expect(() => newPage(address, PRODUCTS, readAll)).toThrow(BadAnswer);
  });
});

describe('newDemo', () => {
  it('writes the demo beside its page, and its line at the end of the page', () => {
    expect(newDemo('/ui/tabs', 'BasicTabs', PRODUCTS, read)).toEqual({
      'data/products/ui/pages/tabs/BasicTabs.tsx': expect.stringContaining(
        'export default function BasicTabs()',
      ),
      'data/products/ui/pages/tabs/tabs.md': '---\ntitle: Tabs\n---\n\n{{"demo": "BasicTabs.js"}}\n',
    });
  });

  it.each([
    ['/ui/tabs', 'Known'],
    ['/ui/tabs', 'basic'],
    ['/ui/nothing', 'Basic'],
  ])('refuses %s %s', (pathname, name) => {
    expect(() => newDemo(pathname, name, PRODUCTS, read)).toThrow(BadAnswer);
  });
});

describe('newLanguage', () => {
  it('adds the row and a file for the texts', () => {
    const files = newLanguage('he', read);
    expect(files['data/translations/he.json']).toBe('{}\n');
    expect(files['data/languages.ts']).toContain('direction: \'ltr\' },\n  {"code":"he"');
  });

  it('refuses a language that is listed', () => {
    expect(() => newLanguage('en', read)).toThrow(BadAnswer);
  });
});

describe('withProduct', () => {
  const list = (...entries: string[]) =>
    `import type { ProductDeclaration } from 'docs-shell';\nimport { nav as uiNav } from './ui/nav';\n\nexport const products = [\n${entries
      .map((entry) => `  ${entry}\n`)
      .join('')}] as const;\n`;

  it('imports the product, and lists it before that of all other addresses', () => {
    const changed = withProduct(
      'acme-ui',
      list('{ product: ui, nav: uiNav },', '{ product: home, nav: homeNav },'),
    );
    expect(changed).toContain(
      "from './ui/nav';\nimport { apiSource as acmeUiApi } from './acme-ui/apiSource';\n",
    );
    expect(changed).toMatch(
      /product: ui, nav: uiNav \},\s+\{\s+product: acmeUiProduct,[^]*\},\s+\{ product: home,/,
    );
  });

  it.each(['switch', 'products', '7up'])(
    'imports a product whose ID is no identifier of its own: %s',
    (id) => {
      const changed = withProduct(id, list());
      expect(() => transformSync(changed, { loader: 'ts' })).not.toThrow();
    },
  );

  it('lists it last where there is none', () => {
    expect(withProduct('acme-ui', list('{ product: ui, nav: uiNav },'))).toMatch(
      /nav: uiNav \},\s+\{\s+product: acmeUiProduct,[^]*\},\s+\] as const;/,
    );
  });
});

describe('readPrefix', () => {
  it('reads the prefix that a module names', () => {
    expect([readPrefix("  prefix: '/ui/',"), readPrefix('prefix: PREFIX')]).toEqual(['/ui/', undefined]);
  });
});
