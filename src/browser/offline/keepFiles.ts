import type { KeepIndex, KeepList, KeepFile } from '../../model/offline/keptProduct';
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

/** Why a file can't be kept: the network failed, the server lacks it, or what came is not what was announced. */
export class KeepFailure extends Error {
  constructor(readonly reason: 'network' | 'gone' | 'damaged') {
    super(reason);
  }
}

async function sha256(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A file as it was announced, byte by byte. `reload` asks the network, past the browser's cache and the worker.
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

/** Whether the browser has room for this much more; yes where it does not say. Asks it not to clear what is kept. */
export async function hasRoom(bytes: number): Promise<boolean> {
  try {
    // Some browsers put that to the reader, who may never answer.
    navigator.storage.persist().catch(() => undefined);
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined || quota - usage > bytes;
  } catch {
    return true;
  }
}
