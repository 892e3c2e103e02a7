/** Where the content step leaves what Next reads: one file per route, one tree per product and language. */
export const BUILD_FOLDER = '.cache/site';
/** Every route of the site, as a list. */
export const routesFile = 'routes.json';
/** The routes that Next has to draw in a build; the others are kept from the one before. */
export const drawnFile = 'drawn.json';
/** Code of the inline script of every document, `src/entries/head.ts`. */
export const headScriptFile = 'head.js';
/** Code of the program for documents whose build is gone, `src/entries/anew.ts`. */
export const anewScriptFile = 'anew.js';
/** Code of the inline script of the 404 page, `src/entries/notFound.ts`. */
export const notFoundScriptFile = 'notFound.js';
/** Address of the frame's program, `src/entries/frame.ts`. */
export const frameScriptFile = 'frame.txt';
/** Address of the program of the family's own ads, `src/entries/ownAd.ts`; empty where a network may be asked. */
export const ownAdScriptFile = 'ownAd.txt';
/** What every page knows of the deployment, see `RunTime`. */
export const runTimeFile = 'runTime.json';
/** What the head of every document says for other programs, see `SocialFacts`. */
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
