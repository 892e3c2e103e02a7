import { decompressFromBase64 } from 'lz-string';
import type { RecordedPost } from './recordPosts';

/** Returns the files of a project that was posted to CodeSandbox, by path. */
export function unpackSandbox({ body }: RecordedPost): Record<string, string> {
  const packed = new URLSearchParams(body).get('parameters') ?? '';
  const text = decompressFromBase64(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const { files } = JSON.parse(text) as { files: Record<string, { content: string }> };
  return Object.fromEntries(Object.entries(files).map(([path, { content }]) => [path, content]));
}
