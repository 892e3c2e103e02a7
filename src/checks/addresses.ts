import type { SiteContent } from '../content/pageData/SiteContent';
import {
  checkLanguageRedirects,
  checkRedirectAddress,
  checkRedirectShape,
  type LanguageRedirect,
  type Redirect,
} from '../model/outputs/Redirect';
import { checkPattern } from '../model/outputs/checkPatterns';
import { isPattern } from '../model/outputs/RedirectPattern';
import type { Problem } from '../model/Problem';
import { languageRedirects as declaredLanguages, redirectPatterns, redirects as single } from '../site';
import { findLine } from './findLine';
import { symbolicLinkProblem } from '../content/fileProblems';
import { copyToFile } from '../content/outputs/compressedFiles';
import { listServed, listServedLinks } from '../content/outputs/exportedFiles';
import type { PageSource } from '../content/pageData/PageSource';
import { pathnameToLanguage } from '../model/languages/languagePath';
import { DATA, PUBLIC } from '../content/workspace';

/**
 * Checks that every redirect has a valid shape and starts at a possible address or language of this site.
 * Runs before any page is written there.
 */
export function checkRedirectAddresses(
  { languages }: Pick<SiteContent, 'languages'>,
  redirects: readonly Redirect[] = [...single, ...redirectPatterns],
  languageRedirects: readonly LanguageRedirect[] = declaredLanguages,
): Problem[] {
  const codes = languages.map(({ code }) => code);
  const findings = [
    ...redirects.flatMap((redirect, index) => {
      const misshapen = checkRedirectShape(redirect, index);
      if (misshapen.length > 0) return misshapen;
      return isPattern(redirect)
        ? checkPattern(redirect, codes)
        : (checkRedirectAddress(redirect, codes) ?? []);
    }),
    ...checkLanguageRedirects(languageRedirects, codes),
  ];
  return findings.map(({ from, ...reported }) => ({
    file: DATA.redirects,
    line: from ? findLine(DATA.redirects, `'${from}'`) : 1,
    column: 1,
    ...reported,
  }));
}

/** Top-level folders reserved for the build. */
const TAKEN = /^(?:_next|_hosting)(?:\/|$)/;
/** Endings of the files of a page after its pathname: the document in its folder, and its Markdown copy. */
const OF_PAGE = /(?:(?:^|\/)index\.html|\.md)$/;

/**
 * Checks that no file of `public/` has the path of a page, is a compressed copy of one, or is a symbolic link.
 * `checkServed` reports all other files that a build would overwrite.
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
  const linked = links.map((path) => symbolicLinkProblem(`${PUBLIC.folder}/${path}`));
  const misplaced = served.flatMap((path) => {
    // Hosts send a compressed copy in the place of its file.
    const target = copyToFile(path) ?? path;
    const bare = target.replace(OF_PAGE, '');
    const { canonicalPathname } = pathnameToLanguage(`/${bare}`, codes);
    // A plain file conflicts with a folder of pages; a file with the ending of a page, only with a page.
    if (!TAKEN.test(path) && !(bare === target ? folders : pages).has(canonicalPathname)) return [];
    const message = TAKEN.test(path)
      ? 'The folder is reserved for the build'
      : `The file has the path of the page ${canonicalPathname}`;
    const hint = 'rename it, or remove it';
    return [{ file: `${PUBLIC.folder}/${path}`, line: 1, column: 1, code: 'public-file', message, hint }];
  });
  return [...linked, ...misplaced];
}
