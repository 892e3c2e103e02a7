import { compressToBase64 } from 'lz-string';

/** A text packed the way CodeSandbox expects it: LZ, base64 with signs that are safe in addresses. */
export function packParameters(text: string): string {
  return compressToBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
