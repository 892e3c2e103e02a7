import { createHash } from 'node:crypto';
import type { PageInputs } from './markdown/pageFiles';
import { normalizeText } from './markdown/textFile';

/**
 * Returns the hash of the source of a page with its partials, 12 hex digits. A translation records it, to detect later
 * changes.
 * @param inputs hashes of the files that the page is made from; code that it shows is not translated
 */
export function sourceHashOf(source: string, inputs: PageInputs = {}): string {
  const text = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trimEnd();
  const hash = createHash('sha256').update(text);
  for (const [file, content] of Object.entries(inputs).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (file.endsWith('.md')) hash.update(`\0${content}`);
  return hash.digest('hex').slice(0, 12);
}

const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?=\n|$)/;

/**
 * Returns the text of a translation with the hash of its source in its front matter; replaces an older hash,
 * normalizes line ends and removes a byte order mark. Undefined if there is no front matter.
 */
export function recordSourceHash(text: string, hash: string): string | undefined {
  const plain = normalizeText(text);
  if (!FRONT_MATTER.test(plain)) return undefined;
  return plain.replace(FRONT_MATTER, (_whole, matter: string | undefined) => {
    const lines = (matter ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('sourceHash:'));
    return ['---', ...lines, `sourceHash: ${hash}`, '---'].join('\n');
  });
}
