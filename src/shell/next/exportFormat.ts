/**
 * What Next, React and the bundler write into pages and scripts without documenting it. All other files take
 * it from here, so this one may be imported from every floor.
 */

/**
 * The element in which Next renders a page. `src/theme/base.css` names it, too.
 * Source: https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/pages/_document.tsx
 * Guarded by `tests/browser/hydration.test.ts`.
 */
export const ROOT_ID = '__next';

/**
 * The element with the data for hydration, and the global that Next's client sets to it.
 * Source: https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/client/index.tsx
 * Guarded by `tests/browser/heldBoot.test.ts` and `tests/browser/offline/oldTab.test.ts`.
 */
export const DATA_ID = '__NEXT_DATA__';

/**
 * Where Next exports everything but documents (https://nextjs.org/docs/pages/api-reference/config/next-config-js/assetPrefix).
 * Scripts and sheets in the manifests are relative to it.
 */
export const NEXT_PATH = '/_next/';

/**
 * Matches an address of the export's files, or in the second group a script or a sheet relative to
 * `NEXT_PATH`, as the bundler writes them in scripts and the build manifest.
 * Source: https://github.com/vercel/next.js/tree/v16.4.6/turbopack/crates/turbopack-ecmascript-runtime/js/src
 * Guarded by `tests/browser/offline/keeping.test.ts`.
 */
export const ASSET =
  /["'(](?:(\/(?:_next\/static|_docs)\/[\w\-./~%[\]@+]+\.\w+)|(static\/chunks\/[\w\-./~]+\.(?:js|css))["'])/g;

/**
 * Matches the path of a script in the list of a document, relative to `NEXT_PATH`, as in Next's build manifest:
 * https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/server/get-page-files.ts
 * Guarded by `tests/browser/heldBoot.test.ts`.
 */
export const SCRIPT_PATH = /static\/[^"]+\.js/g;

const DATA_FILE = /^\/_next\/data\/[^/]+(\/.+)\.json$/;

/**
 * Returns the address of the file with a page's data.
 * Source: `getDataHref` in https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/client/page-loader.ts
 * Guarded by `tests/browser/offline/oldTab.test.ts`.
 * @example dataFile('1f', '/x/react-chip/') // '/_next/data/1f/x/react-chip.json'
 */
export function dataFile(build: string, route: string): string {
  return `${NEXT_PATH}data/${build}${route.slice(0, -1)}.json`;
}

/**
 * Returns the address of the page that a data file belongs to; undefined for other addresses.
 * @example pageOfData('/_next/data/1f/x/react-chip.json') // '/x/react-chip/'
 * @example pageOfData('/_next/data/1f/index.json') // '/'
 */
export function pageOfData(pathname: string): string | undefined {
  const [, path] = DATA_FILE.exec(pathname) ?? [];
  return path === '/index' ? '/' : path && `${path}/`;
}

/**
 * The links of the style sheets that Next adds to every page, the preloads of all sheets, and the link of a
 * sheet that it adds to one page type.
 * Source: `getCssLinks` in https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/pages/_document.tsx
 * Guarded by `tests/site/documents.test.ts` and `tests/site/budgets.test.ts`.
 */
export const SHARED_SHEETS = /(?:<link rel="stylesheet" href="\/_next\/[^"]+\.css" data-n-g=""\/>)+/;
export const SHEET_PRELOAD = /<link rel="preload" href="\/_next\/[^"]+\.css" as="style"\/>/g;
export const TYPE_SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]* data-n-p/g;

/**
 * The inline script that Next adds before its own scripts, if it starts by itself.
 * Source: `getScripts` in https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/pages/_document.tsx
 * Guarded by `tests/browser/policy.test.ts` in `npm run test:full`.
 */
export const INLINE_START = /<script>([^<]*)<\/script><script src="\/_next\/static\//g;

/**
 * A dynamic import in the bundler's output, as an entry of an object: its key and the number of its module.
 * Source: https://github.com/vercel/next.js/tree/v16.4.6/turbopack/crates/turbopack-ecmascript-runtime/js/src
 * Guarded by `tests/browser/offline/keeping.test.ts`.
 */
const LAZY_ENTRY = /"([\w\-./]+)":\(\)=>\w+\.A\((\d+)\)/g;

/** A module of the bundler's output that a dynamic import loads. */
export interface LazyModule {
  /** The key of the import in the sources. */
  readonly key: string;
  /** The text of the module, up to where the next one begins; empty if it is in another file. */
  readonly text: string;
}

/** Lists the modules in a script that its object of dynamic imports loads. */
export function listLazyModules(script: string): LazyModule[] {
  return [...script.matchAll(LAZY_ENTRY)].map(([, key = '', id = '']) => {
    const [, text = ''] = new RegExp(`[,\\]}]${id},(\\w+=>\\{.*?\\})(?=,\\d+,|\\]\\))`).exec(script) ?? [];
    return { key, text };
  });
}

/**
 * React's mark for a part that has not been rendered on the server.
 * Source: https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/server/ReactFizzConfigDOM.js
 * Guarded by `src/shell/next/exportFormat.test.tsx`.
 */
export const LEFT_OUT = /<!--\$[!?]-->/;

/**
 * Matches an id that `useId` of React made.
 * Source: https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/server/ReactFizzConfigDOM.js
 * Guarded by `src/shell/next/exportFormat.test.tsx`.
 */
export const REACT_ID = /_R_|-R_|«/;
