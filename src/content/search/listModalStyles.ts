import { readFileSync } from 'node:fs';

const FILE = 'node_modules/@docsearch/react/dist/esm/index.js';
/** An inline style sheet in one of the modal's own pictures; compiled, so that its text is one literal. */
const STYLE = /createElement\("style",null,("(?:[^"\\]|\\.)*")\)/g;

/** Lists the inline style sheets that DocSearch's modal inserts into the page, for the security policy. */
export function listModalStyles(): string[] {
  return [...readFileSync(FILE, 'utf8').matchAll(STYLE)].map(([, text = '""']) => JSON.parse(text) as string);
}
