import type { ApiProp, ApiUnit } from '../../model/api/ApiUnit';
import { apiExamplesCode, demoProviderCode, sandboxProviderCode } from './demoProviderCode';
import type { LibraryFacts } from './LibraryFacts';
import { findBuiltFrom, listPeers, listSheets, repositoryUrl } from './readLibrary';
import { productFiles } from './productFiles';

const prop = (name: string, text = 'string', required = false): ApiProp => ({
  name,
  type: { text },
  required,
  description: '',
  declaredBy: '',
});

const component = (name: string, props: readonly ApiProp[], more: Partial<ApiUnit> = {}) =>
  ({
    name,
    kind: 'component',
    imports: [`import { ${name} } from '@acme/ui';`],
    props,
    inherited: [],
    ...more,
  }) as unknown as ApiUnit;

const CHILDREN = prop('children', 'ReactNode');

const facts = (changes: Partial<LibraryFacts>): LibraryFacts => ({
  packageName: '@acme/ui',
  version: '1.2.3',
  isLinked: false,
  description: 'Parts of apps.',
  peers: [],
  builtFrom: [],
  empty: [],
  units: [],
  unplayable: [],
  exported: new Set(),
  otherSheets: [],
  hasEmotion: false,
  hasTailwind: false,
  hasStyleElements: false,
  ...changes,
});

/** Without the line ends and spaces of the code, which its formatter sets. */
const flat = (code: string | undefined) => (code ?? '').replace(/\s+/g, ' ');

describe('demoProvider.tsx', () => {
  it('puts the theme of a library around demos, on the ground of the page', () => {
    const units = [
      component('Theme', [prop('hasBackground', 'boolean')], { native: { attributes: 'HTMLAttributes' } }),
    ];
    expect(flat(demoProviderCode(facts({ units })))).toContain(
      '<Theme hasBackground={false} dir={direction}>{children}</Theme>',
    );
  });

  it('gives a provider what it needs, and the direction to one beside it', () => {
    const units = [
      component('AcmeProvider', [prop('value', 'SystemContext', true), CHILDREN]),
      component('LocaleProvider', [prop('locale', 'string', true), CHILDREN]),
      component('Theme', [prop('appearance')], { native: { attributes: 'HTMLAttributes' } }),
    ];
    const library = facts({ units, exported: new Set(['defaultSystem']) });
    const code = flat(demoProviderCode(library));
    expect(code).toContain("import { AcmeProvider, defaultSystem, LocaleProvider } from '@acme/ui';");
    expect(code).toContain('<AcmeProvider value={defaultSystem}><LocaleProvider locale={direction ===');
    expect(flat(apiExamplesCode(library))).toContain('<AcmeProvider value={defaultSystem}>{element}');
    expect(flat(sandboxProviderCode(library))).toContain('<AcmeProvider value={defaultSystem}>{children}');
  });

  it('puts a provider that needs nothing around what the reference draws', () => {
    const library = facts({ units: [component('AcmeProvider', [CHILDREN])] });
    expect(flat(apiExamplesCode(library))).toContain('<AcmeProvider>{element}</AcmeProvider>');
  });

  it('passes on the mode to a prop with its names, unless the library reads a class', () => {
    const units = [
      component('ThemeProvider', [prop('appearance', "'light' | 'dark' | 'inherit'"), CHILDREN]),
    ];
    expect(demoProviderCode(facts({ units }))).toContain('appearance={mode}');
    const values = { light: 'light', dark: 'dark' };
    expect(demoProviderCode(facts({ units, colorMode: { class: true, values } }))).not.toContain('mode');
  });

  it('has the engine of a library that makes its styles', () => {
    const units = [component('ConfigProvider', [prop('theme', 'ThemeConfig'), prop('direction'), CHILDREN])];
    const code = demoProviderCode(
      facts({ units, engine: '@ant-design/cssinjs', exported: new Set(['theme']) }),
    );
    expect(code).toContain("import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';");
    expect(code).toContain('theme.darkAlgorithm');
    expect(code).toContain('export const createDemoStyles: CreateDemoStyles');
  });

  it('says what it cannot find out', () => {
    const units = [component('ThemeProvider', [prop('tokens', 'Tokens', true), CHILDREN])];
    const code = demoProviderCode(facts({ units, unknownEngine: 'goober', hasTailwind: true }));
    expect(code).toContain('// ThemeProvider needs tokens');
    expect(code).toContain('// goober makes the styles');
    expect(code).toContain('// The components have classes of Tailwind');
    expect(code).toContain('<div dir={direction}>{children}</div>');
    expect(apiExamplesCode(facts({ units }))).toBeUndefined();
  });
});

describe('the files of a product', () => {
  it('say what the package is like', () => {
    const files = productFiles(
      { id: 'acme-ui', name: 'Acme UI' },
      facts({
        sheet: '@acme/ui/styles.css',
        entryPoints: ['.'],
        builtFrom: ['@parts/*'],
        empty: ['Drawing'],
        hasStyleElements: true,
      }),
    );
    const product = files['data/products/acme-ui/product.ts'];
    expect(product).toContain('packages: ["@acme/ui"]');
    expect(product).toContain('styles: ["@acme/ui/styles.css"]');
    expect(product).toContain('inlineStyles: true');
    expect(product).toContain('colorMode: false');
    expect(files['data/products/acme-ui/apiSource.ts']).toContain('builtFrom: ["@parts/*"]');
    expect(files['data/products/acme-ui/apiSource.ts']).toContain('names: ["Drawing"]');
    expect(files['data/products/acme-ui/pages/installation.md']).toContain("import '@acme/ui/styles.css';");
  });

  it('name no version of a package that is edited meanwhile', () => {
    const files = productFiles({ id: 'acme-ui', name: 'Acme UI' }, facts({ isLinked: true }));
    expect(files['data/products/acme-ui/product.ts']).toContain('packages: []');
  });
});

describe('listSheets', () => {
  const list = (manifest: Parameters<typeof listSheets>[0], files: readonly string[] = []) =>
    listSheets(manifest, (path) => files.includes(path));

  it.each([
    [{ exports: { '.': './a.js', './styles.css': './dist/a.css' } }, [], ['styles.css']],
    [{ exports: { '.': './a.js', './*': './*' }, style: './all.css' }, ['all.css'], ['all.css']],
    [{ sideEffects: ['**/*.css'] }, ['dist/styles.css', 'dist/reset.css'], ['dist/styles.css']],
    [{ sideEffects: ['./lib/acme.css'] }, ['lib/acme.css'], ['lib/acme.css']],
    // No app can import it.
    [{ exports: { '.': './a.js' }, style: './all.css' }, ['all.css'], []],
    [{}, [], []],
  ])('reads %j', (manifest, files, sheets) => {
    expect(list(manifest, files)).toEqual(sheets);
  });
});

describe('apiSource.ts', () => {
  const sourceOf = (changes: Partial<LibraryFacts>) =>
    productFiles({ id: 'acme', name: 'Acme' }, facts(changes))['data/products/acme/apiSource.ts'];

  it('names the components that get a playground by a file', () => {
    const names = Array.from({ length: 30 }, (_, index) => `Component${index}`);
    const code = sourceOf({ unplayable: names });
    expect(code).toContain('playgrounds/Component0.playground.tsx');
    const comments = code?.split('\n').filter((line) => line.startsWith('// ')) ?? [];
    for (const name of names) expect(comments.some((line) => line.split(/[ ,]+/).includes(name))).toBe(true);
  });

  it('has no comment if each component has one', () => expect(sourceOf({})).not.toContain('playground'));
});

describe('listPeers', () => {
  const peers = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '*']));
  const optional = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, { optional: true }]));

  it('lists what an app installs besides React', () => {
    const peerDependencies = peers('react', 'react-dom', '@types/react', 'dayjs', 'a-theme');
    expect(listPeers({ peerDependencies, peerDependenciesMeta: optional('a-theme') })).toEqual(['dayjs']);
  });

  it('lists one of the optional engines of styles', () => {
    const peerDependencies = peers('styled-components', '@emotion/react', '@emotion/styled', 'other-css');
    const peerDependenciesMeta = optional(...Object.keys(peerDependencies));
    expect(listPeers({ peerDependencies, peerDependenciesMeta })).toEqual([
      '@emotion/react',
      '@emotion/styled',
    ]);
  });
});

describe('repositoryUrl', () => {
  it.each([
    ['git+https://github.com/acme/ui.git', 'https://github.com/acme/ui'],
    ['git+ssh://git@github.com/acme/ui.git', 'https://github.com/acme/ui'],
    ['github:acme/ui', 'https://github.com/acme/ui'],
    ['', undefined],
  ])('reads %j', (url, expected) => {
    expect(repositoryUrl({ repository: { url } })).toBe(expected);
  });
});

describe('findBuiltFrom', () => {
  const inherits = (...owners: string[]) =>
    component('A', [], { inherited: owners.map((owner) => ({ owner, props: [] })) });

  it('lists packages that give props to many components, and their scope if there are several', () => {
    const units = [
      inherits('@parts/menu', 'wide'),
      inherits('@parts/tabs', 'wide'),
      inherits('once', 'Button', 'react'),
    ];
    const needs = new Set(['@parts/menu', '@parts/tabs', 'wide', 'once', 'react']);
    expect(findBuiltFrom(units, needs)).toEqual(['@parts/*', 'wide']);
  });
});
