import { readdirSync } from 'node:fs';
import type { Problem } from '../../model/problems/Problem';
import type { SiteContent } from '../pageData/SiteContent';

/** Every code file beside a page that no demo is made of is one that was forgotten. */
export function listUnusedDemos({ registry }: SiteContent, used: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(path);
      else if (/\.[jt]sx?$/.test(entry.name) && !used.has(path)) {
        problems.push({
          file: path,
          line: 1,
          column: 1,
          code: 'unused-demo',
          message: 'No page shows this demo',
          hint: `write {{"demo": "${entry.name.replace(/\.tsx?$/, '.js')}"}} on a line of the page beside it, or remove the file`,
        });
      }
    }
  };
  for (const { product } of registry) {
    try {
      visit(`data/products/${product.id}/pages`);
    } catch {
      // A product without pages has no demos either.
    }
  }
  return problems;
}
