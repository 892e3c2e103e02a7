import { fetchOnce } from '../../browser/fetching/fetchOnce';
import type { DemoKit } from '../../model/demos/demo';

/**
 * What the demos of a product share once they leave the page.
 * @throws when the file can't be had
 */
export function fetchKit(href: string): Promise<DemoKit> {
  return fetchOnce(href);
}
