import { fetchOnce } from '../../browser/fetching/fetchOnce';
import type { DemoExtras } from '../../model/demos/demo';

/**
 * What of a demo is fetched when needed: raw sources, the JavaScript variant, its packages.
 * @throws when the file can't be had
 */
export function fetchExtras(href: string): Promise<DemoExtras> {
  return fetchOnce(href);
}
