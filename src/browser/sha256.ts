/**
 * Returns the SHA-256 of a content, in hex.
 * @throws on a page that is not loaded over https, which has no `crypto.subtle`
 */
export async function sha256(content: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
