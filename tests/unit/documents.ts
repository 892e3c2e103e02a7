import { readdirSync, readFileSync } from 'node:fs';

/** The specification was given; it does not describe the project. */
const GIVEN = 'docs/specification.md';

export const readText = (file: string) => readFileSync(file, 'utf8');

/** The README, the other documents of the root, and everything in `docs/`. */
export const documents: readonly string[] = [
  ...readdirSync('.'),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith('.md') && file !== GIVEN);

const BLOCK = /^```(\w*)\n(.*?)^```/gms;
/** Languages of blocks that are text: only what looks like a path is code. */
const TEXT = new Set(['', 'md', 'text']);

/** Returns a document without its blocks of code. */
export const withoutBlocks = (text: string) => text.replace(BLOCK, '');

/** Lists the code of a document: its spans, and the lines of its blocks. */
export function listCode(text: string): string[] {
  const spans = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const blocks = [...text.matchAll(BLOCK)].flatMap(([, language = '', block = '']) =>
    block
      .split(TEXT.has(language) ? /\s+/ : '\n')
      .filter((code) => !TEXT.has(language) || code.includes('/')),
  );
  return [...spans, ...blocks];
}
