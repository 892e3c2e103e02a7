import type { Ledger } from './Ledger';

/** Both together: the ledger only ever grows, since what was once published is linked to from anywhere. */
export function mergeLedger(known: Ledger, published: Ledger): Ledger {
  const pages = new Map(known.pages);
  for (const [pathname, places] of published.pages) {
    pages.set(pathname, [...new Set([...(known.pages.get(pathname) ?? []), ...places])]);
  }
  return { pages, languages: new Set([...known.languages, ...published.languages]) };
}
