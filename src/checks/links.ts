import { existsSync } from 'node:fs';
import { listFragments } from '../content/markdown/ParsedPage';
import type { ContentPage } from '../content/pageData/catalogPages';
import type { PageSource } from '../content/pageData/PageSource';
import type { SiteContent } from '../content/pageData/SiteContent';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import { pathnameToLanguage } from '../model/languages/languagePath';
import type { Problem } from '../model/Problem';
import { decodePath } from '../model/routes/pathname';
import { nameHint } from '../model/routes/editDistance';
import { suggestPathnames } from '../model/routes/pathSuggestions';

/** Pathnames of files that are not pages. */
const FILE = /\.[a-z\d]+$/;

/**
 * Checks that every link leads to an existing page and anchor, and does not switch the language.
 * @param checked the pages that have the links
 */
export function checkLinks(
  { pages, languages, site }: SiteContent,
  sources: readonly PageSource[],
  checked: Iterable<ContentPage> = pages.values(),
): Problem[] {
  const problems: Problem[] = [];
  const known = new Set(sources.map(({ pathname }) => pathname));
  const generated = new Set(sources.filter(({ content }) => !content).map(({ pathname }) => pathname));
  const codes = languages.map(({ code }) => code);
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (pathname: string) => {
    const text = pages.get(pathname)?.texts[defaultLanguage()];
    const listed = anchors.get(pathname) ?? (text ? listFragments(text) : new Set<string>());
    anchors.set(pathname, listed);
    return listed;
  };
  for (const page of checked) {
    for (const [code, text] of Object.entries(page.texts)) {
      const file = code === defaultLanguage() ? page.file : (page.translations[code] ?? page.file);
      for (const { href, ...position } of text.links) {
        const report = (problem: Pick<Problem, 'code' | 'message' | 'hint'>) =>
          problems.push({ file, ...position, ...problem });
        if (page.linked && href.startsWith(site.editBase)) {
          const target = decodePath(href.slice(site.editBase.length).replace(/[?#].*$/s, ''));
          const message = `File ${target} does not exist`;
          if (!existsSync(target)) report({ code: 'broken-link', message, hint: 'link to an existing file' });
        }
        if (!/^[/#]/.test(href)) continue;
        const [path = '', hash] = href.split('#');
        const parsed = path ? pathnameToLanguage(path, codes) : undefined;
        const pathname = parsed?.canonicalPathname ?? page.pathname;
        if (FILE.test(pathname)) continue;
        if (!known.has(pathname)) {
          const [nearest] = suggestPathnames(pathname, [...known], 1);
          const hint = nearest ? `did you mean ${nearest}/?` : 'link to an existing page';
          report({ code: 'broken-link', message: `Page ${href} does not exist`, hint });
        } else if (hash && !generated.has(pathname) && !anchorsOf(pathname).has(hash)) {
          const hint = nameHint(hash, [...anchorsOf(pathname)]);
          report({
            code: 'broken-anchor',
            message: `The page ${pathname} has no heading with the id "${hash}"`,
            hint,
          });
        } else if (parsed && code === defaultLanguage() && parsed.userLanguage !== defaultLanguage()) {
          const hint = "write links without a language; the build adds the reader's language";
          report({ code: 'wrong-language', message: `The link ${href} leads to another language`, hint });
        }
      }
    }
  }
  return problems;
}
