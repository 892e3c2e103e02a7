import type { DemoExtras } from '../../model/demos/DemoBlock';

const fetched = new Map<string, Promise<DemoExtras>>();

/**
 * What of a demo is fetched when needed: raw sources and the JavaScript variant. A failure is not kept.
 * @throws when the file can't be had
 */
export function fetchExtras(href: string): Promise<DemoExtras> {
  const known = fetched.get(href);
  if (known) return known;
  const pending = fetch(href).then((response) => {
    if (!response.ok) throw new Error(`${href} answered ${response.status}`);
    return response.json() as Promise<DemoExtras>;
  });
  fetched.set(href, pending);
  pending.catch(() => fetched.delete(href));
  return pending;
}
