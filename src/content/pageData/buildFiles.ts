/** Where the content step leaves what Next reads: one file per route, one tree per product and language. */
export const BUILD_FOLDER = '.cache/site';
export const routesFile = 'routes.json';
/** The routes that Next has to draw in a build; the others are kept from the one before. */
export const drawnFile = 'drawn.json';
export const headScriptFile = 'head.js';
export const anewScriptFile = 'anew.js';
export const notFoundScriptFile = 'notFound.js';
export const frameScriptFile = 'frame.txt';
export const ownAdScriptFile = 'ownAd.txt';
export const runTimeFile = 'runTime.json';
export const socialFile = 'social.json';

/** Folder of all routes' props: making and removing a folder takes longer than a file. */
export const PAGES_FOLDER = 'pages';

/** File of a route's props. */
export function pageFile(route: string): string {
  return `${PAGES_FOLDER}/${encodeURIComponent(route)}.json`;
}

/** File of a product's whole sidebar tree. */
export function sidebarFile(productId: string, language: string): string {
  return `sidebars/${productId}.${language}.json`;
}

/** Folder below `public/` of generated files; their names carry a hash of their content. */
export const PUBLIC_FOLDER = '_docs';
