import type { ApiUnit } from '../../model/api/ApiUnit';
import { duplicatedPathnameMessage } from '../../model/navigation/duplicatedPathnames';
import type { Problem } from '../../model/problems/Problem';
import { type Product, resolveProduct } from '../../model/products/Product';
import type { CatalogueEntry } from './CatalogueEntry';

/** What a pathname is taken by, in words for a hint. */
type Owner = string;

/**
 * The entries of all products that have their pathname to themselves. An address has one page: a file of another
 * product, or of one that the address does not belong to, and a page of the API reference would else replace it, or
 * be replaced, without a word.
 */
export function claimPathnames(
  entries: readonly CatalogueEntry[],
  products: readonly Product[],
  units: readonly Pick<ApiUnit, 'pathname' | 'name'>[],
): { entries: CatalogueEntry[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const prefixes = new Map(products.map(({ id, prefix }) => [id, prefix]));
  // A registry without a home is told as such.
  const hasHome = products.some(({ prefix }) => prefix === '/');
  const strangers = new Map<CatalogueEntry, Product>();
  for (const entry of hasHome ? entries : []) {
    const product = resolveProduct(entry.pathname, products);
    if (product.prefix !== prefixes.get(entry.productId)) strangers.set(entry, product);
  }
  const owners = new Map<string, Owner>();
  for (const { pathname, name } of units) owners.set(pathname, `the generated page of ${name}`);
  const claimed = new Set<CatalogueEntry>();
  // Whoever the address belongs to comes first; the other one is the mistake.
  for (const entry of [...entries].sort((a, b) => Number(strangers.has(a)) - Number(strangers.has(b)))) {
    const { file, pathname } = entry;
    const tell = (code: string, message: string, hint: string) =>
      problems.push({ file, line: 1, column: 1, code, message, hint });
    const owner = owners.get(pathname);
    const product = strangers.get(entry);
    if (owner !== undefined) {
      const hint = `${owner} has that address, too; keep one of them, or rename this file`;
      tell('duplicate-pathname', duplicatedPathnameMessage(pathname), hint);
      continue;
    }
    if (product) {
      const message = `${pathname} belongs to ${product.id}, by its prefix ${product.prefix}`;
      tell('foreign-page', message, `move the file to data/products/${product.id}/pages, or rename it`);
    }
    owners.set(pathname, file);
    claimed.add(entry);
  }
  return { entries: entries.filter((entry) => claimed.has(entry)), problems };
}
