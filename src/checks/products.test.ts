import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { SiteContent } from '../content/pageData/SiteContent';
import { formatProblem } from '../model/Problem';
import type { ProductEntry } from '../model/products/ProductEntry';
import { checkEquivalences, checkProductRegistry, checkShapes } from './products';

const FOLDER = 'data/products/lumen';
const FILE = `${FOLDER}/versionPathnames.ts`;
const API_FILE = `${FOLDER}/apiVersionPathnames.ts`;

function check(...versions: readonly Readonly<Record<string, string>>[]): string[] {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, "\n'/lumen/lamp': '/lamp',\n'/lumen/none': '/none',\nlist(['glow']),\n");
  writeFileSync(API_FILE, "\n\nexport const SINCE_V1 = ['dim'];\n");
  const olderVersions = versions.map((pathnames, index) => ({
    text: `v${index}`,
    landing: 'https://lumen.example/',
    origin: 'https://lumen.example',
    pathnames,
  }));
  return checkEquivalences([{ id: 'lumen', olderVersions }], new Set(['/lumen/lamp'])).map(
    ({ file, line, code, message }) => `${file}:${line} ${code} ${message}`,
  );
}
const reported = (line: number, pathname: string, file = FILE) =>
  `${file}:${line} unknown-equivalence Another version names the page ${pathname}, which does not exist`;

describe('checkEquivalences', () => {
  useTestFolder();

  it.each<[string, readonly Readonly<Record<string, string>>[], readonly string[]]>([
    ['a page that exists', [{ '/lumen/lamp': '/lamp' }], []],
    [
      'a page that does not exist, once for all versions',
      [{ '/lumen/none': '/a' }, { '/lumen/none': '/b' }],
      [reported(3, '/lumen/none')],
    ],
    [
      'a page of the API reference by its last part',
      [{ '/lumen/api/glow': '/glow' }],
      [reported(4, '/lumen/api/glow')],
    ],
    [
      'a page of the API reference that has its own file',
      [{ '/lumen/api/dim': '/dim' }],
      [reported(3, '/lumen/api/dim', API_FILE)],
    ],
  ])('checks %s', (_what, versions, expected) => {
    expect(check(...versions)).toEqual(expected);
  });
});

describe('checkProductRegistry', () => {
  const home = {
    id: 'home',
    name: 'Home',
    description: 'All.',
    prefix: '/',
    version: '0.0.0',
    packages: [],
    olderVersions: [],
  };

  it.each([
    ['https://docs.example', []],
    ['https://old.example', ['elsewhere-is-here']],
  ])('reports a product whose further pages are on the site itself: %s', (origin, codes) => {
    const product = { ...home, id: 'lamp', prefix: '/lamp/', elsewhere: 'https://old.example' };
    const registry = [home, product].map((each) => ({ product: each, nav: [] }));
    const content = { registry, languages: [{ code: 'en' }], site: { origin } } as unknown as SiteContent;
    expect(checkProductRegistry(content).map(({ code }) => code)).toEqual(codes);
  });
});

function write(folder: string, manifest: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify(manifest));
}

describe('the React of a documented package', () => {
  useTestFolder();

  it.each([
    ['accepts that of the project', '^18.0.0 || ^19.0.0', undefined, []],
    ['is beside it in the same major version', '>=18', '19.0.0', []],
    [
      'is older',
      '^17.0.0 || ^18.0.0',
      '18.3.1',
      ['@acme/ui asks for React ^17.0.0 || ^18.0.0, and is shown with 19.3.1'],
    ],
    [
      'is another one beside it',
      '>=18',
      '18.3.1',
      ['@acme/ui is developed with React 18.3.1, and is shown with 19.3.1'],
    ],
  ])('is reported once, as a warning: one that %s', (_, react, beside, messages) => {
    write('node_modules/react', { version: '19.3.1' });
    write('node_modules/@acme/ui', { version: '1.0.0', peerDependencies: { react } });
    if (beside) write('node_modules/@acme/ui/node_modules/react', { version: beside });
    const product = {
      id: 'ui',
      name: 'UI',
      description: 'A.',
      prefix: '/',
      version: '1.0.0',
      olderVersions: [],
    };
    const registry = [{ product: { ...product, packages: ['@acme/ui'] }, nav: [] }];
    const content = {
      registry,
      languages: [{ code: 'en' }],
      site: { origin: 'https://a.example' },
    } as unknown as SiteContent;
    const found = checkProductRegistry(content);
    expect(found.map(({ message }) => message)).toEqual(messages);
    // The package may only be in the API reference of a product.
    const sources = [{ packageName: '@acme/ui', file: `${FOLDER}/apiSource.ts` }];
    const entry = { product: { ...product, packages: [] }, nav: [], api: [{ title: 'API', sources }] };
    const ofApi = checkProductRegistry({ ...content, registry: [entry] } as unknown as SiteContent);
    expect(ofApi.map(({ message }) => message)).toEqual(messages);
    expect(found.every(({ code, warning }) => code === 'react-version' && warning)).toBe(true);
  });
});

describe('a documented package of which there are two versions', () => {
  useTestFolder();

  it.each([
    ['peerDependencies', false, ['@acme/ui 1.0.0 is documented, and @acme/charts uses 2.0.0 of it']],
    ['devDependencies', true, []],
    ['dependencies', true, ['@acme/ui 1.0.0 is documented, and @acme/charts uses 2.0.0 of it']],
    // A published package may bring what it needs.
    ['dependencies', false, []],
  ])('is reported, if another one expects to share it: %s, linked %s', (kind, linked, messages) => {
    rmSync('node_modules', { recursive: true, force: true });
    rmSync('charts', { recursive: true, force: true });
    write('node_modules/@acme/ui', { version: '1.0.0' });
    const charts = linked ? 'charts' : 'node_modules/@acme/charts';
    write(charts, { [kind]: { '@acme/ui': '^1.0.0' } });
    write(`${charts}/node_modules/@acme/ui`, { version: '2.0.0' });
    if (linked) symlinkSync('../../charts', 'node_modules/@acme/charts');
    const registry = ['@acme/ui', '@acme/charts'].map((name, index) => ({
      product: {
        id: `p${index}`,
        name,
        description: 'A.',
        prefix: index === 0 ? '/' : '/charts/',
        // A private package may be without a version.
        version: index === 0 ? '1.0.0' : '0.0.0',
        olderVersions: [],
        packages: [name],
      },
      nav: [],
    }));
    const content = {
      registry,
      languages: [{ code: 'en' }],
      site: { origin: 'https://a.example' },
    } as unknown as SiteContent;
    const found = checkProductRegistry(content);
    expect(found.map(({ message }) => message)).toEqual(messages);
    expect(found.every(({ code, warning }) => code === 'two-versions' && warning)).toBe(true);
  });
});

describe('checkShapes', () => {
  useTestFolder();

  it('reports a color mode at its line', () => {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/product.ts`, 'export const product = {\n  colorMode: { class: true },\n};\n');
    const product = {
      id: 'lumen',
      name: 'Lumen',
      description: 'Lamps.',
      prefix: '/',
      packages: [],
      version: '1.0.0',
      olderVersions: [],
      colorMode: { class: true },
    };
    const problems = checkShapes([{ product, nav: [] } as unknown as Partial<ProductEntry>]);
    expect(problems.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      `${FOLDER}/product.ts:2 product-field`,
    ]);
  });

  it('reports a value of an API source at its line', () => {
    mkdirSync(FOLDER, { recursive: true });
    const file = `${FOLDER}/apiSource.ts`;
    writeFileSync(file, "export const apiSource = {\n  packageName: 'ui',\n  interfaces: 'Row',\n};\n");
    const entry = {
      nav: [],
      api: [{ title: 'API', sources: [{ packageName: 'ui', interfaces: 'Row', file }] }],
    };
    expect(checkShapes([entry as unknown as Partial<ProductEntry>]).map(formatProblem)).toContain(
      `${file}:3:1 api-source interfaces of an API source is not a list of texts (write interfaces: ['…'])`,
    );
  });
});
