import { readFileSync } from 'node:fs';

const FILE = 'node_modules/@docsearch/react/dist/esm/index.js';
/** An inline style sheet as the modal's own pictures bring it; compiled, so that its text is one literal. */
const STYLE = /createElement\("style",null,("(?:[^"\\]|\\.)*")\)/g;

/** The inline style sheets that DocSearch's modal puts into the page: the security policy has to know them. */
export function listModalStyles(): string[] {
  return [...readFileSync(FILE, 'utf8').matchAll(STYLE)].map(([, text = '""']) => JSON.parse(text) as string);
}
