import { ENGLISH } from '../../model/languages/defaultLanguage';
import { DATA, PUBLIC } from '../workspace';
import { HOME_ID, type FamilyAnswers } from './familyAnswers';
import { drawFavicon } from './favicon';
import type { LibraryFacts } from './LibraryFacts';
import { type NewFiles, pageText, productFiles, type ProductName } from './productFiles';

/** What the manifest of the shell says that a family needs. */
export interface ShellManifest {
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** All of them: messages name them as `npm run <command>`. */
const COMMANDS = [
  'start',
  'build',
  'dev',
  'check',
  'test',
  'new',
  'import',
  'ledger',
  'pictures',
  'translations',
];
const PEERS = ['next', 'react', 'react-dom'];
const TYPES = ['@types/node', '@types/react'];

const pick = (all: Readonly<Record<string, string>>, names: readonly string[], before = '') =>
  Object.fromEntries(names.flatMap((name) => (all[name] === undefined ? [] : [[name, before + all[name]]])));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const text = (value: string) => JSON.stringify(value);

/**
 * Returns the files that the packages of a family are installed by.
 * @param shell how `package.json` names the shell: a range, or a file
 */
export function projectFiles(folderName: string, shell: string, manifest: ShellManifest): NewFiles {
  const name =
    folderName
      .toLowerCase()
      .replace(/[^a-z\d-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'docs';
  return {
    'package.json': json({
      name,
      private: true,
      scripts: Object.fromEntries(COMMANDS.map((command) => [command, `docs-shell ${command}`])),
      dependencies: { 'docs-shell': shell, ...pick(manifest.peerDependencies, PEERS) },
      devDependencies: pick(manifest.devDependencies, TYPES, '^'),
    }),
    'tsconfig.json': json({
      extends: 'docs-shell/tsconfig.json',
      compilerOptions: { types: ['node'] },
      include: ['data', 'pages'],
    }),
    'next.config.js': "module.exports = require('docs-shell/next');\n",
    '.gitignore': [
      'node_modules',
      '.cache',
      '.next',
      'out',
      'next-env.d.ts',
      PUBLIC.generated,
      PUBLIC.search,
      '',
    ].join('\n'),
  };
}

function siteModule(name: string, repository: string): string {
  return `import type { SiteConfig } from 'docs-shell';

/** Settings of the whole site. An empty variable of the environment counts as unset. */
export const site = {
  name: ${text(name)},
  origin: process.env.SITE_ORIGIN || 'https://docs.example.com',
  productionHost: process.env.SITE_PRODUCTION_HOST || 'docs.example.com',
  repository: ${text(repository)},
  // That of the library: change it to the repository of this documentation.
  editBase: process.env.SITE_EDIT_BASE || ${text(`${repository}/edit/main/`)},
} as const satisfies SiteConfig;
`;
}

function languagesModule(languages: FamilyAnswers['languages']): string {
  return `import type { Language } from 'docs-shell';

/** The languages of the site, the default one first. */
export const languages = [
${languages.map((language) => `  ${JSON.stringify(language)},`).join('\n')}
] as const satisfies readonly Language[];
`;
}

function themeModule({ light, dark }: FamilyAnswers['colors']): string {
  return `import type { SiteTheme } from 'docs-shell';

/** The look of the site. */
export const theme = {
  colors: { light: { primary: ${text(light)} }, dark: { primary: ${text(dark)} } },
} as const satisfies SiteTheme;
`;
}

/** Returns what the identifiers of a product begin with: the ID may be a word of the language. */
const identifierOf = (id: string) =>
  id.replace(/-+(.)/g, (_all, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, '_');

/** Returns the entry of a product in the list of products, with the imports that it needs. */
export function productEntry(
  id: string,
  hasApi: boolean,
): { readonly imports: string; readonly entry: string } {
  const name = identifierOf(id);
  return {
    imports: [
      ...(hasApi ? [`import { apiSource as ${name}Api } from './${id}/apiSource';`] : []),
      `import { nav as ${name}Nav } from './${id}/nav';`,
      `import { product as ${name}Product } from './${id}/product';`,
      '',
    ].join('\n'),
    entry: hasApi
      ? `{
  product: ${name}Product,
  nav: ${name}Nav,
  releases: [{ packageName: ${name}Api.packageName, version: ${name}Product.version, status: 'current' }],
  api: [{ sources: [${name}Api], title: 'API reference', gallery: '/${id}/components' }],
},`
      : `{ product: ${name}Product, nav: ${name}Nav },`,
  };
}

function productList(id: string): string {
  const entries = [productEntry(id, true), productEntry(HOME_ID, false)];
  return `import type { ProductDeclaration } from 'docs-shell';
${entries.map(({ imports }) => imports).join('')}
/** The products in the order of the product switch. */
export const products = [
${entries.map(({ entry }) => `  ${entry}\n`).join('')}] as const satisfies readonly ProductDeclaration[];
`;
}

/** Returns the files of the product of all other addresses: the home page. */
function homeFiles(siteName: string, { id, name }: ProductName, description: string): NewFiles {
  return {
    [DATA.productFile(HOME_ID)]: `import type { Product } from 'docs-shell';

export const product = {
  id: '${HOME_ID}',
  name: 'Home',
  description: ${text(`The documentation of ${name}.`)},
  prefix: '/',
  packages: [],
  version: '0.0.0',
  olderVersions: [],
} as const satisfies Product;
`,
    [DATA.nav(HOME_ID)]: `import type { NavPage } from 'docs-shell';

export const nav = [
  { pathname: '/', title: 'Home' },
  { pathname: '/versions' },
] as const satisfies readonly NavPage[];
`,
    [`${DATA.pages(HOME_ID)}/index.md`]: pageText(
      `${siteName} documentation`,
      description,
      [
        `- [Get started](/${id}/installation/)\n- [Components](/${id}/components/)`,
        '## Libraries',
        '{{"component": "products/ProductCards"}}',
      ].join('\n\n'),
    ),
    [`${DATA.pages(HOME_ID)}/versions.md`]: pageText(
      'Versions',
      'The releases that are documented here.',
      '{{"component": "releases/ReleaseTable"}}',
    ),
  };
}

/**
 * Returns the files of a family with one library, besides those that its packages are installed by. The few sentences of
 * its pages are English, whatever the default language is: they are only a start.
 */
export function familyFiles(answers: FamilyAnswers, product: ProductName, facts: LibraryFacts): NewFiles {
  const { name, colors, languages } = answers;
  const repository = facts.repository ?? `https://www.npmjs.com/package/${facts.packageName}`;
  return {
    [PUBLIC.icon]: drawFavicon(name, colors.light),
    [DATA.site]: siteModule(name, repository),
    [DATA.languages]: languagesModule(languages),
    [DATA.theme]: themeModule(colors),
    ...Object.fromEntries(
      languages.filter(({ code }) => code !== ENGLISH).map(({ code }) => [DATA.texts(code), '{}\n']),
    ),
    [DATA.productList]: productList(product.id),
    ...homeFiles(name, product, facts.description),
    ...productFiles(product, facts),
  };
}
