import { createHash } from 'node:crypto';
import type { FileFacts } from './FileFacts';

/** What the lists of files say of one: its address, size and hash. */
export function describeFile(file: string, content: string | Buffer): FileFacts {
  return {
    url: `/${file}`.replace(/\/index\.html$/, '/'),
    file,
    bytes: Buffer.byteLength(content),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
