import type { KeepIndex, KeepList, KeepFile, OfflineRecord } from '../../model/offline/offlineProduct';
import { fetchFile } from '../fetching/fetchFile';
import { sha256 } from '../sha256';

async function fetchJson<T>(url: string, cache: RequestCache, signal?: AbortSignal): Promise<T> {
  return (await (await fetchFile(url, { cache, signal: signal ?? null })).json()) as T;
}

/**
 * Returns the list of products that can be kept, of the server's current build.
 * @throws if it could not be loaded or is aborted
 */
export function fetchKeepIndex(signal?: AbortSignal): Promise<KeepIndex> {
  return fetchJson<KeepIndex>('/offline.json', 'no-store', signal);
}

/**
 * Returns the files that a product needs.
 * @throws if the list could not be loaded or is aborted
 */
export function fetchKeepList(href: string, signal: AbortSignal): Promise<KeepList> {
  return fetchJson<KeepList>(href, 'reload', signal);
}

/**
 * Reports why a product cannot be kept: the network failed, the server does not have a file, its content is not as
 * announced, or the browser has no room.
 */
export class KeepFailure extends Error {
  constructor(readonly reason: NonNullable<OfflineRecord['failure']>) {
    super(reason);
  }
}

/**
 * Fetches a file and verifies its hash. `reload` requests it from the network, past the browser's cache and
 * the worker.
 * @throws a `KeepFailure`
 */
export async function fetchVerified(
  { url, sha256: announced }: KeepFile,
  signal: AbortSignal,
): Promise<Response> {
  let response: Response;
  let content: ArrayBuffer;
  try {
    response = await fetch(url, { cache: 'reload', signal });
    content = await response.arrayBuffer();
  } catch {
    throw new KeepFailure('network');
  }
  if (response.status >= 500) throw new KeepFailure('network');
  if (response.status === 404 || response.status === 410) throw new KeepFailure('gone');
  if (response.status !== 200 || (await sha256(content)) !== announced) throw new KeepFailure('damaged');
  const headers = new Headers(response.headers);
  // The content is no longer compressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(content, { headers });
}

/**
 * Returns whether the browser has room for this many more bytes; true if it does not say. Also asks the
 * browser not to evict stored data.
 */
export async function hasRoom(bytes: number): Promise<boolean> {
  try {
    // Some browsers ask the reader, who may never answer. See
    // https://developer.mozilla.org/docs/Web/API/StorageManager/persist
    navigator.storage.persist().catch(() => undefined);
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined || quota - usage > bytes;
  } catch {
    return true;
  }
}
