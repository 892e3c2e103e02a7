import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes of a text or of a file as they cross the wire: gzip, level 9. */
export function weigh(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length;
}

/** Bytes of a file of the export, by its address. */
export function weighFile(address: string, folder = 'out'): number {
  const path = decodeURIComponent(address.split(/[?#]/)[0] ?? '');
  return weigh(readFileSync(`${folder}${path}${path.endsWith('/') ? 'index.html' : ''}`));
}
