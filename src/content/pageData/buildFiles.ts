/** List of every route of the site. */
export const routesFile = 'routes.json';
/** The routes that Next renders in this build; the others are reused from the previous build. */
export const drawnFile = 'drawn.json';
/** Code of the inline script of every document, `src/entries/head.ts`. */
export const headScriptFile = 'head.js';
/** Code of the program for documents of an older, deleted build, `src/entries/newBuild.ts`. */
export const newBuildScriptFile = 'new-build.js';
/** Code of the inline script of the 404 page, `src/entries/notFound.ts`. */
export const notFoundScriptFile = 'notFound.js';
/** URL of the frame's program, `src/entries/frame.ts`. */
export const frameScriptFile = 'frame.txt';
/** URL of the program for in-house ads, `src/entries/ownAd.ts`; empty if an ad network may be used. */
export const ownAdScriptFile = 'ownAd.txt';
/** Facts about the deployment, see `RunTime`. */
export const runTimeFile = 'runTime.json';
/** Facts for the social tags in the head of every document, see `SocialFacts`. */
export const socialFile = 'social.json';

/** One flat folder for the props of all routes: creating and removing folders is slower than files. */
export const PAGES_FOLDER = 'pages';

/** Returns the file for the props of a route. */
export function pageFile(route: string): string {
  return `${PAGES_FOLDER}/${encodeURIComponent(route)}.json`;
}

/** Returns the file for the whole sidebar tree of a product. */
export function sidebarFile(productId: string, language: string): string {
  return `sidebars/${productId}.${language}.json`;
}
