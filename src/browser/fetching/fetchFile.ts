import { fetchWhole } from './fetchWhole';

/**
 * Fetches a file of the site; if it is damaged, once more past the browser's cache (`fetchWhole`).
 * @throws if it could not be loaded or the host answers with an error status
 */
export async function fetchFile(href: string, request?: RequestInit): Promise<Response> {
  const response = await fetchWhole(href, request);
  if (!response.ok) throw new Error(`${href} returned ${response.status}`);
  return response;
}
