import { readFileSync } from 'node:fs';

/** A sheet that the bundler gives to one kind of page. */
const SHEET = /<link rel="stylesheet" href="(\/_next\/[^"]+\.css)"[^>]* data-n-p/g;

/**
 * Texts of the style sheets that the bundler gives to one kind of page. On client navigation to a page of another kind the
 * framework puts them into the document as text, so that the policy must know them.
 * @param documents of every kind, paths below the folder; one of each is enough
 */
export function readSheets(folder: string, documents: readonly string[]): string[] {
  const sheets = new Set<string>();
  for (const file of documents) {
    for (const [, href = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(SHEET)) sheets.add(href);
  }
  return [...sheets].sort().map((href) => readFileSync(folder + href, 'utf8'));
}
