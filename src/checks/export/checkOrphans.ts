import type { SeenDocument } from './SeenDocument';

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
