import { isAsset } from '../../model/languages/languagePath';
import { suggestPathnames } from '../../model/routes/pathSuggestions';
import type { ExportFinding } from './ExportFinding';
import { hasPlace, type SeenDocument } from './ExportedDocument';

/** A mistake in a link, with the number of the link. */
interface TargetFinding extends ExportFinding {
  readonly link: number;
}

/** Every link to this site leads to a page that goes out, and to a place that the page has. */
export function checkTargets(
  hrefs: readonly string[],
  documents: ReadonlyMap<string, SeenDocument>,
  hasFile: (address: string) => boolean,
): TargetFinding[] {
  const findings: TargetFinding[] = [];
  const routes = [...documents.keys()];
  hrefs.forEach((href, link) => {
    if (!/^\/(?!\/)/.test(href)) return;
    const [path = '', hash = ''] = href.split('#');
    const route = path.replace(/\?.*$/s, '');
    const tell = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, written: href, link });
    if (isAsset(route)) {
      if (!hasFile(route))
        tell('missing-file', `There is no file ${route}`, 'put it into public/, or mend the link');
      return;
    }
    const target = documents.get(route);
    if (!target) {
      const [nearest] = suggestPathnames(
        route.replace(/\/$/, ''),
        routes.map((one) => one.replace(/(?<=.)\/$/, '')),
        1,
      );
      tell(
        'broken-link',
        `There is no page ${route}`,
        nearest ? `did you mean ${nearest}/?` : 'link to a page that exists',
      );
    } else if (target.isRedirect) {
      tell('link-to-redirect', `The link ${href} leads to a page that has moved`, 'link to where it is now');
    } else if (!hasPlace(target.ids, hash)) {
      tell('broken-anchor', `The page ${route} has no place #${hash}`, 'link to an id of that page');
    }
  });
  return findings;
}

/**
 * Pages that no chain of links leads to from the home page, in the order given. Fragments and queries do not count,
 * links to files lead nowhere.
 */
export function checkOrphans(
  documents: ReadonlyMap<string, SeenDocument>,
  hrefs: readonly string[],
): SeenDocument[] {
  const routes = hrefs.map((href) => href.replace(/[?#].*$/s, ''));
  const reached = new Set<string>(['/']);
  const toVisit = ['/'];
  for (let route = toVisit.pop(); route !== undefined; route = toVisit.pop()) {
    for (const link of documents.get(route)?.links ?? []) {
      const next = routes[link] ?? '';
      if (reached.has(next) || !documents.has(next)) continue;
      reached.add(next);
      toVisit.push(next);
    }
  }
  return [...documents.values()].filter(({ page, route }) => page !== undefined && !reached.has(route));
}

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
