import { defaultLanguage } from '../../model/languages/defaultLanguage';
import { isAsset } from '../../model/languages/languagePath';
import { suggestPathnames } from '../../model/routes/pathSuggestions';
import type { ExportFinding } from './ExportFinding';
import { hasTarget, type SeenDocument } from './ExportedDocument';

/** A problem of a link, with the number of the link. */
interface TargetFinding extends ExportFinding {
  readonly link: number;
}

/** Checks that every link to this site leads to an exported page and to an id of that page. */
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
    const report = (code: string, message: string, hint: string) =>
      findings.push({ code, message, hint, written: href, link });
    if (isAsset(route)) {
      if (!hasFile(route))
        report('missing-file', `File ${route} does not exist`, 'put it into public/, or correct the link');
      return;
    }
    const target = documents.get(route);
    if (!target) {
      const [nearest] = suggestPathnames(
        route.replace(/\/$/, ''),
        routes.map((one) => one.replace(/(?<=.)\/$/, '')),
        1,
      );
      report(
        'broken-link',
        `Page ${route} does not exist`,
        nearest ? `did you mean ${nearest}/?` : 'link to an existing page',
      );
    } else if (target.isRedirect) {
      report(
        'link-to-redirect',
        `The link ${href} leads to a page that has moved`,
        'link to its new address',
      );
    } else if (!hasTarget(target.ids, hash)) {
      report('broken-anchor', `The page ${route} has no id "${hash}"`, 'link to an id of that page');
    }
  });
  return findings;
}

/**
 * Returns the pages that cannot be reached by links from the home page, in the given order, except those of
 * unlisted products, which no menu names. Ignores fragments, queries and links to files.
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
  return [...documents.values()].filter(({ page, route }) => page?.noindex === false && !reached.has(route));
}

/**
 * Checks that translations of a page all list the same `hreflang` set, including themselves. Search engines
 * ignore one-sided links
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
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
    const report = (message: string) =>
      found.push({
        document,
        finding: {
          code: 'wrong-alternate',
          message,
          hint: 'translations link to each other, and to the default language as x-default',
        },
      });
    if (setOf(document) !== setOf({ ...document, alternates: page.alternates })) {
      report('The document does not list exactly the translations of the page');
      continue;
    }
    for (const { href } of alternates) {
      const other = documents.get(href.startsWith(origin) ? href.slice(origin.length) : href);
      if (!other) report(`The translation ${href} is not a page`);
      else if (setOf(other) !== setOf(document)) report(`The translation ${href} does not list this page`);
    }
  }
  return found;
}

/**
 * Checks that a page has the anchors of the page in the default language in every other: a link to a place, and the language
 * menu, use the same fragment.
 */
export function checkAnchors(
  documents: Iterable<SeenDocument>,
): { document: SeenDocument; finding: ExportFinding }[] {
  const all = [...documents];
  const ofDefault = new Map(
    all.flatMap(({ page, anchors }) =>
      page?.userLanguage === defaultLanguage() ? [[page.pathname, anchors] as const] : [],
    ),
  );
  return all.flatMap((document) => {
    const { page, ids } = document;
    if (!page || page.userLanguage === defaultLanguage()) return [];
    const known = new Set(ids.split(' '));
    return (ofDefault.get(page.pathname) ?? [])
      .filter((anchor) => !known.has(anchor))
      .map((anchor) => ({
        document,
        finding: {
          code: 'missing-anchor',
          message: `The page has no id "${anchor}", which it has in the default language`,
          hint: 'give the translation the same headings and demos, in the same order',
          isOfSource: true,
        },
      }));
  });
}

/** Returns whether the title is as written in Markdown; `checkPageTitles` compares those before anything is built. */
function isWritten({ page, title }: SeenDocument): boolean {
  return page?.file?.endsWith('.md') === true && page.title === title;
}

/**
 * Checks that no two pages of a language have the same title, unless both titles are written; ignores pages
 * whose text belongs to another language.
 */
export function checkTitles(
  documents: Iterable<SeenDocument>,
): { document: SeenDocument; finding: ExportFinding }[] {
  const seen = new Map<string, SeenDocument>();
  const found: { document: SeenDocument; finding: ExportFinding }[] = [];
  for (const document of documents) {
    const { page, title } = document;
    if (!page || page.userLanguage !== page.canonicalLanguage) continue;
    const key = `${page.userLanguage} ${title}`;
    const other = seen.get(key);
    if (other && !(isWritten(other) && isWritten(document))) {
      const message = `The title "${title}" is also the title of ${other.route}`;
      const hint = 'write a title that is specific to this page';
      const finding = { code: 'duplicate-title', message, hint, written: page.title, isOfSource: true };
      found.push({ document, finding });
    } else if (!other) seen.set(key, document);
  }
  return found;
}
