import type { ExportFinding } from './ExportFinding';
import type { SeenDocument } from './SeenDocument';

/** Pages that name each other as translations name the same set, themselves included; search engines ignore others. */
export function checkAlternates(
  documents: ReadonlyMap<string, SeenDocument>,
  origin: string,
): { document: SeenDocument; finding: ExportFinding }[] {
  const found: { document: SeenDocument; finding: ExportFinding }[] = [];
  const setOf = ({ alternates }: SeenDocument) =>
    alternates
      .map(({ hreflang, href }) => `${hreflang} ${href}`)
      .sort()
      .join('\n');
  for (const document of documents.values()) {
    const { page, alternates } = document;
    if (!page) continue;
    const tell = (message: string) =>
      found.push({
        document,
        finding: {
          code: 'wrong-alternate',
          message,
          hint: 'translations name each other, and English as x-default',
        },
      });
    if (setOf(document) !== setOf({ ...document, alternates: page.alternates })) {
      tell('The document names other translations than the page has');
      continue;
    }
    for (const { href } of alternates) {
      const other = documents.get(href.startsWith(origin) ? href.slice(origin.length) : href);
      if (!other) tell(`The translation ${href} is no page`);
      else if (setOf(other) !== setOf(document)) tell(`The translation ${href} does not name this page`);
    }
  }
  return found;
}
