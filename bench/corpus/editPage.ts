import { appendFileSync } from 'node:fs';

let edits = 0;

/**
 * Adds a unique sentence to a page of a corpus; returns the sentence.
 * @param route of the page, such as `/kit-00000/part-00001/`
 * /
 */
export function editPage(folder: string, route: string): string {
  const [, product = '', page = ''] = route.split('/');
  edits += 1;
  const sentence = `Sentence number ${edits} came to this page by hand at ${Date.now()}, long after all others.`;
  appendFileSync(`${folder}/data/products/${product}/pages/${page}/${page}.md`, `\n${sentence}\n`);
  return sentence;
}
