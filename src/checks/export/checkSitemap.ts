import { existsSync, readFileSync } from 'node:fs';
import { isListed, type OutputPage } from '../../model/outputs/OutputPage';
import { htmlToText } from '../../model/page/htmlToText';
import type { Problem } from '../../model/problems/Problem';

function readLocations(folder: string, origin: string, name: string): { loc: string; line: number }[] {
  const file = `${folder}/${name}`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => ({
        loc: htmlToText(loc),
        line: index + 1,
      })),
    )
    .flatMap((entry) =>
      /\/sitemap-\d+\.xml$/.test(entry.loc)
        ? readLocations(folder, origin, entry.loc.slice(origin.length + 1))
        : [entry],
    );
}

/** The sitemap lists exactly the pages that may be listed, each once. */
export function checkSitemap(folder: string, origin: string, pages: readonly OutputPage[]): Problem[] {
  const problems: Problem[] = [];
  const file = `${folder}/sitemap.xml`;
  const tell = (line: number, code: string, message: string, hint: string) =>
    problems.push({ file, line, column: 1, code, message, hint });
  const listed = new Set(pages.filter(isListed).map(({ canonical }) => canonical));
  const seen = new Set<string>();
  for (const { loc, line } of readLocations(folder, origin, 'sitemap.xml')) {
    if (seen.has(loc)) tell(line, 'sitemap-repeats', `${loc} is listed twice`, 'list it once');
    if (!listed.has(loc)) tell(line, 'sitemap-stranger', `${loc} is no page to be listed`, 'build again');
    seen.add(loc);
  }
  for (const loc of listed) if (!seen.has(loc)) tell(1, 'sitemap-gap', `${loc} is not listed`, 'build again');
  return problems;
}
