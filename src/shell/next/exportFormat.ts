/**
 * What Next, React and the bundler write into pages and scripts without documenting it. All other files take
 * it from here, so this one may be imported from every floor.
 */

/**
 * The element in which Next renders a page. `src/theme/base.css` names it, too.
 * Source: https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/pages/_document.tsx
 * Guarded by `tests/browser/notFound.test.ts`.
 */
export const ROOT_ID = '__next';

/**
 * Where Next exports everything but documents (https://nextjs.org/docs/pages/api-reference/config/next-config-js/assetPrefix).

 */
export const NEXT_PATH = '/_next/';

/**
 * The link of the style sheet that Next adds to every page, and its preload.
 * Source: `getCssLinks` in https://github.com/vercel/next.js/blob/v16.4.6/packages/next/src/pages/_document.tsx
 * Guarded by `tests/site/documents.test.ts` and `tests/site/budgets.test.ts`.
 */
export const SHARED_SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)" data-n-g=""\/>/;
export const SHEET_PRELOAD = /<link rel="preload" href="\/_next\/[^"]+\.css" as="style"\/>/g;

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

/** ID of the data that Next's client reads; a document without the client has none. */
export const DATA_OF_NEXT = '__NEXT_DATA__';
