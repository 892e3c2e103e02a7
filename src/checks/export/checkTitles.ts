import type { ExportFinding } from './ExportFinding';
import type { SeenDocument } from './SeenDocument';

/** No two pages of a language have the same title; pages that show another language's text do not count. */
export function checkTitles(
  documents: Iterable<SeenDocument>,
): { document: SeenDocument; finding: ExportFinding }[] {
  const seen = new Map<string, SeenDocument>();
  const found: { document: SeenDocument; finding: ExportFinding }[] = [];
  for (const document of documents) {
    const { page, title } = document;
    if (!page || page.userLanguage !== page.contentLanguage) continue;
    const key = `${page.userLanguage} ${title}`;
    const other = seen.get(key);
    if (other) {
      const message = `The title "${title}" is that of ${other.route}, too`;
      const hint = 'say in the title what only this page is about';
      found.push({ document, finding: { code: 'duplicate-title', message, hint, written: page.title } });
    } else seen.set(key, document);
  }
  return found;
}
