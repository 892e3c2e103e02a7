import { readdirSync, type Dirent } from 'node:fs';
import type { Product } from '../../model/products/Product';
import { duplicatedPathnameMessage } from '../../model/navigation/duplicatedPathnames';
import type { Problem } from '../../model/problems/Problem';
import { caseCollisionProblem } from './caseCollisionProblem';
import type { CatalogueEntry } from './CatalogueEntry';
import { filePathname } from './filePathname';
import { symbolicLinkProblem } from './symbolicLinkProblem';

/** Every Markdown file below a folder, in a fixed order, links not followed. */
function listMarkdown(folder: string, problems: Problem[]): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink()) {
        problems.push(symbolicLinkProblem(path));
        return [];
      }
      if (entry.isDirectory()) return listMarkdown(path, problems);
      if (/\.md$/i.test(entry.name) && !entry.name.endsWith('.md')) {
        problems.push({
          file: path,
          line: 1,
          column: 1,
          code: 'file-name',
          message: 'Only names that end in .md, in lower case, are pages',
          hint: `rename it ${entry.name.replace(/\.md$/i, '.md')}`,
        });
      }
      return entry.name.endsWith('.md') ? [path] : [];
    });
}

/**
 * Every page of text of every product, ordered by product and pathname: the one list that routes, checks and
 * outputs are made from.
 */
export function listCatalogue(
  products: readonly Product[],
  languageCodes: readonly string[],
): { entries: CatalogueEntry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const entries: CatalogueEntry[] = [];
  for (const product of products) {
    const root = `data/products/${product.id}/pages`;
    const sources = new Map<string, { file?: string; translations: Record<string, string> }>();
    const cased = new Map<string, string>();
    for (const file of listMarkdown(root, problems)) {
      const other = cased.get(file.toLowerCase());
      if (other) problems.push(caseCollisionProblem(file, other));
      cased.set(file.toLowerCase(), file);
      const { pathname, language } = filePathname(file.slice(root.length + 1), product.prefix, languageCodes);
      const source = sources.get(pathname) ?? { translations: {} };
      const taken = language ? source.translations[language] : source.file;
      if (taken) {
        problems.push({
          file,
          line: 1,
          column: 1,
          code: 'duplicate-pathname',
          message: duplicatedPathnameMessage(pathname),
          hint: `${taken} has that address, too; keep one of them`,
        });
      } else if (language) source.translations[language] = file;
      else source.file = file;
      sources.set(pathname, source);
    }
    for (const [pathname, { file, translations }] of [...sources].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (file) entries.push({ productId: product.id, pathname, file, translations });
      else {
        for (const translation of Object.values(translations)) {
          problems.push({
            file: translation,
            line: 1,
            column: 1,
            code: 'translation-without-source',
            message: `There is no English page ${pathname}`,
            hint: 'name the file after the page it translates',
          });
        }
      }
    }
  }
  return { entries, problems };
}
