/**
 * A fragment with its escapes resolved; undefined where they are broken, which browsers take as it is.
 * @example decodeHash('caf%C3%A9') // 'café'
 */
export function decodeHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash);
  } catch {
    return undefined;
  }
}
