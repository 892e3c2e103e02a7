import { readdirSync } from 'node:fs';

/** Folders of the export that hold no pages. */
const NO_PAGES = new Set(['_next', '_docs']);

/** Every route of an exported site as its folders tell it, sorted: `/`, `/versions/` and so on. */
export function readRoutes(folder = 'out', route = '/'): string[] {
  return readdirSync(`${folder}${route}`, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) {
        return route === '/' && NO_PAGES.has(entry.name) ? [] : readRoutes(folder, `${route}${entry.name}/`);
      }
      return entry.name === 'index.html' ? [route] : [];
    })
    .sort();
}
