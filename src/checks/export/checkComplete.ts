import { type OutputPage, routeToMarkdownPath } from '../../model/outputs/OutputPage';
import type { Problem } from '../../model/problems/Problem';
import type { SeenDocument } from './SeenDocument';

/** Documents that are no page of their own. */
const ERROR_PAGES: ReadonlySet<string> = new Set(['/404.html', '/500.html']);

/** Every page goes out, with its Markdown copy, and nothing goes out that is no page. */
export function checkComplete(
  folder: string,
  pages: readonly OutputPage[],
  documents: ReadonlyMap<string, SeenDocument>,
  hasFile: (address: string) => boolean,
): Problem[] {
  const problems: Problem[] = [];
  const tell = (file: string, code: string, message: string, hint: string) =>
    problems.push({ file, line: 1, column: 1, code, message, hint });
  for (const { route, file } of pages) {
    const place = file ?? `${folder}${route}index.html`;
    if (!documents.has(route)) tell(place, 'missing-page', `The page ${route} did not go out`, 'build again');
    const copy = routeToMarkdownPath(route);
    if (!hasFile(copy))
      tell(place, 'missing-markdown', `The page ${route} has no copy ${copy}`, 'build again');
  }
  for (const route of ERROR_PAGES) {
    if (!documents.has(route))
      tell(`${folder}${route}`, 'no-error-page', `There is no ${route}`, 'hosts look for it there');
  }
  for (const { file, route, page, isRedirect } of documents.values()) {
    if (page || isRedirect || ERROR_PAGES.has(route)) continue;
    const hint = 'no page, redirect or error page is known there; build again';
    tell(`${folder}/${file}`, 'unknown-document', `The document ${route} belongs to nothing`, hint);
  }
  return problems;
}
