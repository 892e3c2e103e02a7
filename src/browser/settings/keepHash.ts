import { closestTo } from '../boot/closestTo';

/** Has a link to the page in another language lead to the place in it that the reader is at. */
export function keepHash(event: Event): void {
  const link = closestTo<HTMLAnchorElement>(event, 'a[data-keep-hash]');
  if (link) link.hash = location.hash;
}
