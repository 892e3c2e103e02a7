import type { KeepIndex, KeepList } from '../../model/offline/keptProduct';
import { fetchFile } from '../fetching/fetchFile';

async function fetchJson<T>(url: string, cache: RequestCache, signal?: AbortSignal): Promise<T> {
  return (await (await fetchFile(url, { cache, signal: signal ?? null })).json()) as T;
}

/**
 * What can be kept of the build that the server has now.
 * @throws where it can't be had, or is given up
 */
export function fetchKeepIndex(signal?: AbortSignal): Promise<KeepIndex> {
  return fetchJson<KeepIndex>('/offline.json', 'no-store', signal);
}

/**
 * The files that a product needs.
 * @throws where the list can't be had, or is given up
 */
export function fetchKeepList(href: string, signal: AbortSignal): Promise<KeepList> {
  return fetchJson<KeepList>(href, 'reload', signal);
}
