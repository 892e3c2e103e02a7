import { readFileSync } from 'node:fs';
import { fileOfPackage } from '../packages';

/** An inline style sheet in one of the modal's own pictures; compiled, so that its text is one literal. */
const STYLE = /createElement\("style",null,("(?:[^"\\]|\\.)*")\)/g;

/** Lists the inline style sheets that DocSearch's modal inserts into the page, for the security policy. */
export function listModalStyles(): string[] {
  const code = readFileSync(fileOfPackage('@docsearch/react', 'dist/esm/index.js'), 'utf8');
  return [...code.matchAll(STYLE)].map(([, text = '""']) => JSON.parse(text) as string);
}
