import { appendFileSync } from 'node:fs';

let edits = 0;

/** Adds a unique sentence to the file of a page; returns the sentence. */
export function editPage(file: string): string {
  edits += 1;
  const sentence = `Sentence number ${edits} came to this page by hand at ${Date.now()}, long after all others.`;
  appendFileSync(file, `\n${sentence}\n`);
  return sentence;
}

/** Returns the file of a page of a corpus, by its address, such as `/kit-00000/part-00001/`. */
export function fileOfPage(folder: string, route: string): string {
  const [, product = '', page = ''] = route.split('/');
  return `${folder}/data/products/${product}/pages/${page}/${page}.md`;
}
