import { listServed, SERVED_FOLDER } from '../content/outputs/listServed';
import type { PageSource } from '../content/pageData/PageSource';
import { pathnameToLanguage } from '../model/languages/pathnameToLanguage';
import type { Problem } from '../model/problems/Problem';

/** Folders at the top that builds fill. */
const TAKEN = /^(?:_next|_hosting)\//;
/** What a page's files are called behind its pathname: the document in its folder, and its Markdown copy. */
const OF_PAGE = /(?:(?:^|\/)index\.html|\.md)$/;

/**
 * No file of `public/` lies where a page does. Whatever else a build would overwrite is told by the rules about the
 * export, see `checkServed`.
 */
export function checkPublicFiles(
  codes: readonly string[],
  sources: readonly Pick<PageSource, 'pathname'>[],
  served: readonly string[] = listServed(),
): Problem[] {
  const pathnames = new Set<string>();
  for (const { pathname } of sources) {
    // A folder of pages can't be a file, either.
    for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) pathnames.add(path);
  }
  return served.flatMap((path) => {
    const { canonicalPathname } = pathnameToLanguage(`/${path.replace(OF_PAGE, '')}`, codes);
    if (!TAKEN.test(path) && !pathnames.has(canonicalPathname)) return [];
    const message = TAKEN.test(path)
      ? 'The build has this folder for itself'
      : `The file would lie where the page ${canonicalPathname} does`;
    const hint = 'rename it, or take it out';
    return [{ file: `${SERVED_FOLDER}/${path}`, line: 1, column: 1, code: 'public-file', message, hint }];
  });
}
