/**
 * A file of the site, as the host gives it.
 * @throws where it can't be had, or the host answers that it has none
 */
export async function fetchFile(href: string, request?: RequestInit): Promise<Response> {
  const response = await fetch(href, request);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return response;
}
