import type { KeepIndex, KeepList } from '../../model/offline/KeepList';

async function fetchJson<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

/**
 * What can be kept of the build that the server has now.
 * @throws where it can't be had
 */
export function fetchKeepIndex(): Promise<KeepIndex> {
  return fetchJson<KeepIndex>('/offline.json', 'no-store');
}

/**
 * The files that a product needs.
 * @throws where the list can't be had
 */
export function fetchKeepList(href: string): Promise<KeepList> {
  return fetchJson<KeepList>(href, 'reload');
}
