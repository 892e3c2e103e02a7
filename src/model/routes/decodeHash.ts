/**
 * Decodes the escapes of a fragment; undefined if they are invalid, in which case browsers use the fragment
 * as it is.
 * @example decodeHash('caf%C3%A9') // 'café'
 */
export function decodeHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash);
  } catch {
    return undefined;
  }
}
