import { existsSync } from 'node:fs';
import type { ContentPage } from '../content/pageData/catalogPages';
import type { SiteContent } from '../content/pageData/SiteContent';
import { PUBLIC } from '../content/workspace';
import { defaultLanguage } from '../model/languages/defaultLanguage';
import { buildDocumentTitle } from '../model/page/pageNames';
import type { Problem } from '../model/Problem';
import { pathnameToHref } from '../model/routes/pathnameToHref';
import { findLine } from './findLine';

/** The images of a page's text. Text has no other `<img` than those that the parser writes. */
const IMAGE = /<img src="([^"]+)"/g;
/** Images that the build writes itself. */
const GENERATED = /^\/(?:_docs|_next)\//;

/** Returns the file of a text in a language. */
function fileOf({ file, translations }: ContentPage, code: string): string {
  return code === defaultLanguage() ? file : (translations[code] ?? file);
}

/** Checks that every image of some written pages is in `public/`. */
export function checkPageImages(pages: Iterable<ContentPage>): Problem[] {
  return [...pages].flatMap((page) =>
    Object.entries(page.texts).flatMap(([code, { blocks }]) => {
      const html = blocks.flatMap((block) => (block.kind === 'html' ? block.html : [])).join('\n');
      const sources = new Set([...html.matchAll(IMAGE)].map(([, src = '']) => src.replaceAll('&amp;', '&')));
      const file = fileOf(page, code);
      return [...sources]
        .filter(
          (src) => !GENERATED.test(src) && !existsSync(`${PUBLIC.folder}${src.replace(/[?#].*$/s, '')}`),
        )
        .map((src) => ({
          file,
          line: findLine(file, src),
          column: 1,
          code: 'missing-image',
          message: `Image ${src} does not exist`,
          hint: `put the file at ${PUBLIC.folder}${src}, or correct the path`,
        }));
    }),
  );
}

/**
 * Checks that no two written pages have the same document title in a language. The export is checked for the
 * titles of generated pages.
 */
export function checkPageTitles({
  pages,
  registry,
  site,
}: Pick<SiteContent, 'pages' | 'registry' | 'site'>): Problem[] {
  const names = new Map(registry.map(({ product }) => [product.id, product.name]));
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const page of pages.values()) {
    for (const [code, text] of Object.entries(page.texts)) {
      if (text.title === '') continue;
      const title = buildDocumentTitle(text.title, names.get(page.productId) ?? '', site.name);
      const other = seen.get(`${code} ${title}`);
      seen.set(`${code} ${title}`, other ?? pathnameToHref(page.pathname, code));
      if (other === undefined) continue;
      const file = fileOf(page, code);
      problems.push({
        file,
        line: findLine(file, /^(?:title:|# )/),
        column: 1,
        code: 'duplicate-title',
        message: `The title "${title}" is also the title of ${other}`,
        hint: 'write a title that is specific to this page',
      });
    }
  }
  return problems;
}
