import { readdirSync } from 'node:fs';
import { listServed } from './listServed';

/** Folders of the export whose documents are not pages: frames with a policy of their own. */
const NO_PAGES = new Set(['_next', '_docs', '_hosting']);

function listHtml(folder: string, below: string): string[] {
  return readdirSync(`${folder}/${below}`, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${below}${entry.name}`;
      if (entry.isDirectory()) {
        return below === '' && NO_PAGES.has(entry.name) ? [] : listHtml(folder, `${path}/`);
      }
      return entry.name.endsWith('.html') ? [path] : [];
    });
}

/**
 * Every document of an export that the build has written, in a fixed order: paths below the folder, such as
 * `zh/index.html`. HTML files of `public/`, such as a search console asks for, are none: they go out as they are.
 */
export function listDocuments(folder: string): string[] {
  const served = new Set(listServed());
  return listHtml(folder, '').filter((file) => !served.has(file));
}
