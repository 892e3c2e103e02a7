/**
 * Fetches a file of the site.
 * @throws if it could not be loaded or the host answers with an error status
 */
export async function fetchFile(href: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(href, request);
  if (!response.ok) throw new Error(`${href} returned ${response.status}`);
  return response;
}
