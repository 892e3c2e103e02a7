import type { SiteContent } from '../content/pageData/SiteContent';
import {
  checkLanguageRedirects,
  checkRedirectAddress,
  checkRedirectShape,
  type LanguageRedirect,
  type Redirect,
} from '../model/outputs/Redirect';
import type { Problem } from '../model/Problem';
import { languageRedirects as declaredLanguages, redirects as declared } from '../site';
import { findLine } from './findLine';
import { symbolicLinkProblem } from '../content/fileProblems';
import { listServed, listServedLinks, SERVED_FOLDER } from '../content/outputs/exportedFiles';
import type { PageSource } from '../content/pageData/PageSource';
import { pathnameToLanguage } from '../model/languages/languagePath';

const FILE = 'data/redirects.ts';

/**
 * Every redirect is of the agreed shape and begins at an address or a language of this site; told before a page is
 * written there.
 */
export function checkRedirectAddresses(
  { languages }: Pick<SiteContent, 'languages'>,
  redirects: readonly Redirect[] = declared,
  languageRedirects: readonly LanguageRedirect[] = declaredLanguages,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  const findings = [
    ...redirects.flatMap((redirect, index) => {
      const misshapen = checkRedirectShape(redirect, index);
      return misshapen.length > 0 ? misshapen : (checkRedirectAddress(redirect, codes) ?? []);
    }),
    ...checkLanguageRedirects(languageRedirects, codes),
  ];
  return findings.map(({ from, ...told }) => ({
    file: FILE,
    line: from ? findLine(FILE, `'${from}'`) : 1,
    column: 1,
    ...told,
  }));
}

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
