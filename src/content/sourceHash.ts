import { createHash } from 'node:crypto';
import { normalizeText } from './markdown/textFile';

/** What a translation notes of its English source, to tell later whether it has changed: 12 hex digits. */
export function sourceHashOf(source: string): string {
  const text = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trimEnd();
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?=\n|$)/;

/**
 * The text of a translation with the hash of its source in its front matter, in the place of an older one; with plain
 * line ends and no byte order mark. Undefined where there is no front matter.
 */
export function recordSourceHash(text: string, hash: string): string | undefined {
  const plain = normalizeText(text);
  if (!FRONT_MATTER.test(plain)) return undefined;
  return plain.replace(FRONT_MATTER, (_whole, matter: string | undefined) => {
    const kept = (matter ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('sourceHash:'));
    return ['---', ...kept, `sourceHash: ${hash}`, '---'].join('\n');
  });
}
