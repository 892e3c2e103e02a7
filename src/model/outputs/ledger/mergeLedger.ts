import type { Ledger } from './Ledger';

/** Both together: the ledger only ever grows, since what was once published is linked to from anywhere. */
export function mergeLedger(known: Ledger, published: Ledger): Ledger {
  const merged = new Map(known);
  for (const [pathname, places] of published) {
    merged.set(pathname, [...new Set([...(known.get(pathname) ?? []), ...places])]);
  }
  return merged;
}
