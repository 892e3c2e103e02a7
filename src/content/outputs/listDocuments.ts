import { readdirSync } from 'node:fs';

/** Folders of the export whose documents are not pages: frames with a policy of their own. */
const NO_PAGES = new Set(['_next', '_docs', '_hosting']);

/** Every document of an export, in a fixed order: paths below the folder, such as `zh/index.html`. */
export function listDocuments(folder: string, below = ''): string[] {
  return readdirSync(`${folder}/${below}`, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${below}${entry.name}`;
      if (entry.isDirectory()) {
        return below === '' && NO_PAGES.has(entry.name) ? [] : listDocuments(folder, `${path}/`);
      }
      return entry.name.endsWith('.html') ? [path] : [];
    });
}
