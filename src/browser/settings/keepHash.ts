import { closestTo } from '../closestTo';

/** Copies the current fragment to the language link, so switching language keeps the reader's place. */
export function keepHash(event: Event): void {
  const link = closestTo<HTMLAnchorElement>(event, 'a[data-keep-hash]');
  if (link) link.hash = location.hash;
}
