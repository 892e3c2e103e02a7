import { announcedHash, HASH_DIGITS } from '../../model/offline/workerAnswer';
import { sha256 } from '../sha256';

/** Whether a response has the content that its address announces; also true if nobody can know. */
async function isWhole(href: string, response: Response): Promise<boolean> {
  const expected = announcedHash(href);
  if (expected === undefined || !response.ok) return true;
  try {
    // Pages that are not loaded over https have none.
    if (!crypto.subtle) return true;
    const hash = await sha256(await response.clone().arrayBuffer());
    return hash.slice(0, HASH_DIGITS) === expected;
  } catch {
    return false;
  }
}

/**
 * Fetches a file of the site. If it is not what its address announces, for example because its end is missing, it is
 * requested once more, past the browser's cache, which would keep it for a year. Whatever comes then is returned: a host
 * may minify files.
 * @throws if the network fails
 */
export async function fetchWhole(href: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(href, request);
  return (await isWhole(href, response)) ? response : fetch(href, { ...request, cache: 'reload' });
}
