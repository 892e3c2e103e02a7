import type { KeepFile } from '../../model/offline/keptProduct';

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
