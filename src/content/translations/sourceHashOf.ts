import { createHash } from 'node:crypto';

/** What a translation notes of its English source, to tell later whether it has changed: 12 hex digits. */
export function sourceHashOf(source: string): string {
  const text = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trimEnd();
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
