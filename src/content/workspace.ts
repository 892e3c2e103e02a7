/**
 * The folders and files of the workspace that code names, relative to the folder of the family, in which every command
 * runs. They are named here only; `shellFiles.ts` says where the shell is.
 */

/** The name under which a family imports the shell. */
export const SHELL_PACKAGE = 'docs-shell';

/** Returns the folder of the family, absolute. */
export const familyFolder = (): string => process.cwd();

/** What a product family brings. */
export const DATA = {
  folder: 'data',
  ads: 'data/ads.ts',
  analytics: 'data/analytics.ts',
  /** Blocks that Markdown can name. */
  components: 'data/components.tsx',
  /** The pages that are to be written; `npm run coverage` says what they lack. */
  coverage: 'data/coverage.json',
  /** Languages of code and callouts. */
  fences: 'data/fences.ts',
  icons: 'data/icons.ts',
  languages: 'data/languages.ts',
  /** Every address that a release has published. */
  ledger: 'data/published.txt',
  products: 'data/products',
  productList: 'data/products/index.ts',
  redirects: 'data/redirects.ts',
  /** Releases of the packages; `npm run releases` refreshes them. */
  releases: 'data/products/releases.json',
  rules: 'data/rules.ts',
  search: 'data/search.ts',
  site: 'data/site.ts',
  /** Ends of header, sidebar, page and footer. */
  slots: 'data/slots.tsx',
  /** Rules for these and for blocks. */
  styles: 'data/styles.css',
  synonyms: 'data/synonyms.ts',
  theme: 'data/theme.ts',
  translations: 'data/translations',
  product: (id: string) => `data/products/${id}`,
  nav: (id: string) => `data/products/${id}/nav.ts`,
  /** Settings of the compiler for its demos and snippets, if they differ from those of the project. */
  compilerSettings: (id: string) => `data/products/${id}/tsconfig.json`,
  /** Hashes of what imports have written. */
  imported: (id: string) => `data/products/${id}/imported.json`,
  pages: (id: string) => `data/products/${id}/pages`,
  /** Modules of a product that its demos import, and that are not beside them. */
  modules: (id: string) => `data/products/${id}/modules`,
  /** Playgrounds of components that are on API pages only. */
  playgrounds: (id: string) => `data/products/${id}/playgrounds`,
  demoProvider: (id: string) => `data/products/${id}/demoProvider.tsx`,
  sandboxProvider: (id: string) => `data/products/${id}/sandboxProvider.tsx`,
  /** What describes the documented packages of a product. */
  apiSource: (id: string) => `data/products/${id}/apiSource.ts`,
  /** What describes the product itself. */
  productFile: (id: string) => `data/products/${id}/product.ts`,
  /** What the family adds to the texts of the shell, and replaces in them. */
  texts: (language: string) => `data/translations/${language}.json`,
} as const;

/** The modules with the settings of the family, which `src/site.ts` loads. */
export const SETTINGS = [
  DATA.ads,
  DATA.analytics,
  DATA.components,
  DATA.fences,
  DATA.icons,
  DATA.languages,
  DATA.productList,
  DATA.redirects,
  DATA.rules,
  DATA.search,
  DATA.site,
  DATA.slots,
  DATA.synonyms,
  DATA.theme,
] as const;

/** Files that are served as they are. The content step adds those of `generated` and `search`. */
export const PUBLIC = {
  folder: 'public',
  icon: 'public/favicon.svg',
  generated: 'public/_docs',
  search: 'public/search',
} as const;

/** The export. Only a complete build replaces it, as a whole. */
export const OUT = 'out';
/** The former export, between the two renames that replace it. */
export const OLD_OUT = 'out.old';

/** What Next writes and keeps. */
export const NEXT = {
  folder: '.next',
  /** The mark of a complete bundle. Every new bundling empties the folder, and removes it. */
  bundled: '.next/bundled',
  pages: '.next/server/pages-manifest.json',
  /** If it is present while Next renders, Next exports the pages of the run before. */
  prerendered: '.next/prerender-manifest.json',
  server: '.next/server',
  static: '.next/static',
} as const;

/** What commands keep for the next run, or for other processes. Deleting it costs time only. */
export const CACHE = {
  folder: '.cache',
  bench: '.cache/bench',
  /** Builds from scratch, to compare with. */
  clean: '.cache/clean',
  /** Facts about the documents of the export. */
  documents: '.cache/documents.json',
  /** Pages as Next rendered them; the documents in the export are complete. */
  export: '.cache/export',
  exportList: '.cache/export.json',
  /** Answers to links to other hosts; see `src/checks/external`. */
  externalLinks: '.cache/externalLinks.json',
  /** Families that tests build. */
  families: '.cache/families',
  /** Modules of the family, compiled for this process. */
  javascript: '.cache/javascript',
  /** The output that the last build has replaced. The next one removes it. */
  former: '.cache/former',
  lock: '.cache/build.lock',
  /** Copies for other versions of Node. */
  node: '.cache/node',
  /** Hashes of the contents of packages; see `src/content/packageFiles.ts`. */
  packages: '.cache/packages.json',
  planted: '.cache/planted',
  /** The sources of a build that has not ended yet, by a hash of their stamps. */
  running: '.cache/running',
  /** A build of changed data, to deploy over the export. */
  second: '.cache/second',
  /** What Next reads: one file per route, one tree per product and language. */
  site: '.cache/site',
  /** Generated modules through which the browser loads demos. */
  siteDemos: '.cache/site/demos',
  /** What `pages/_app.tsx` imports: the theme, and the style sheets of the shell. */
  siteStyles: '.cache/site/styles.css',
  /** The theme's CSS variables. */
  siteTheme: '.cache/site/theme.css',
  /** Next exports here. */
  staging: '.cache/staging',
  /** Results by the hash of their inputs; see `src/content/store.ts`. */
  store: '.cache/store',
  tests: '.cache/tests',
  /** How long the steps of the last build took. */
  times: '.cache/times.json',
  typecheck: '.cache/typecheck',
  /** Declarations of the shell; `npm run types` writes them. */
  types: '.cache/types',
  typecheckSnippets: '.cache/typecheck/snippets',
  validity: '.cache/validity',
  /** The bundled program of the build's processes. */
  worker: '.cache/worker/worker.cjs',
} as const;
