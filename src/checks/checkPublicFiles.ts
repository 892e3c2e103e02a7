import { symbolicLinkProblem } from '../content/catalogue/fileProblems';
import { listServed, listServedLinks, SERVED_FOLDER } from '../content/outputs/exportedFiles';
import type { PageSource } from '../content/pageData/PageSource';
import { pathnameToLanguage } from '../model/languages/languagePath';
import type { Problem } from '../model/problems/Problem';

/** Folders at the top that builds fill. */
const TAKEN = /^(?:_next|_hosting)(?:\/|$)/;
/** What a page's files are called behind its pathname: the document in its folder, and its Markdown copy. */
const OF_PAGE = /(?:(?:^|\/)index\.html|\.md)$/;

/**
 * No file of `public/` lies where a page does, and none of them is a link. Whatever else a build would overwrite is told by the rules about the
 * export, see `checkServed`.
 */
export function checkPublicFiles(
  codes: readonly string[],
  sources: readonly Pick<PageSource, 'pathname'>[],
  served: readonly string[] = listServed(),
  links: readonly string[] = listServedLinks(),
): Problem[] {
  const pages = new Set(sources.map(({ pathname }) => pathname));
  const folders = new Set<string>();
  for (const { pathname } of sources) {
    for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) folders.add(path);
  }
  const linked = links.map((path) => symbolicLinkProblem(`${SERVED_FOLDER}/${path}`));
  const misplaced = served.flatMap((path) => {
    const bare = path.replace(OF_PAGE, '');
    const { canonicalPathname } = pathnameToLanguage(`/${bare}`, codes);
    // A file that is called as a folder of pages lies where that does; one of a page only where there is one.
    if (!TAKEN.test(path) && !(bare === path ? folders : pages).has(canonicalPathname)) return [];
    const message = TAKEN.test(path)
      ? 'The build has this folder for itself'
      : `The file would lie where the page ${canonicalPathname} does`;
    const hint = 'rename it, or take it out';
    return [{ file: `${SERVED_FOLDER}/${path}`, line: 1, column: 1, code: 'public-file', message, hint }];
  });
  return [...linked, ...misplaced];
}
