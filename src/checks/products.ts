import { existsSync, readdirSync } from 'node:fs';
import type { SiteContent } from '../content/pageData/SiteContent';
import { checkProducts } from '../model/products/productFindings';
import { checkReleaseLines, checkEntryShape, type ProductEntry } from '../model/products/ProductEntry';
import type { Problem } from '../model/Problem';
import { findLine } from './findLine';
import { checkProductShape } from '../model/products/productShape';
import type { Product } from '../model/products/Product';
import { suggestPathnames } from '../model/routes/pathSuggestions';
import { findPackage, readManifest } from '../content/packages';
import { DATA } from '../content/workspace';

/** Checks that the registry is valid, and that every product documents the installed version. */
export function checkProductRegistry({ registry, languages, site }: SiteContent): Problem[] {
  const products = registry.map(({ product }) => product);
  const codes = languages.map(({ code }) => code);
  const findings = [...checkProducts(products, codes), ...checkReleaseLines(registry)];
  const problems: Problem[] = findings.map(({ code, message, hint, productId }) => {
    const file = productId ? DATA.productFile(productId) : DATA.productList;
    return { file, line: 1, column: 1, code, message, hint };
  });
  for (const { id, packages, version, elsewhere } of products) {
    const file = DATA.productFile(id);
    if (elsewhere === site.origin)
      problems.push({
        file,
        line: findLine(file, 'elsewhere'),
        column: 1,
        code: 'elsewhere-is-here',
        message: `Pages of ${id} that are not written lead to ${elsewhere}, which is this site`,
        hint: 'remove elsewhere, or correct the origin (SITE_ORIGIN)',
      });
    for (const name of packages) {
      const folder = findPackage(name);
      const installed = folder && readManifest(folder)?.version;
      if (installed === version) continue;
      problems.push({
        file,
        line: findLine(file, name),
        column: 1,
        code: 'version-mismatch',
        message: installed
          ? `${name} ${version} is documented, but ${installed} is installed`
          : `${name} is documented, but not installed`,
        hint: 'use the same version in package.json and in product.ts',
      });
    }
  }
  return problems;
}

/** Checks the shape of the products. Nothing can be read if it is wrong, so this check runs first. */
export function checkShapes(registry: readonly Partial<ProductEntry>[]): Problem[] {
  return registry.flatMap((entry, index) => {
    const found = checkProductShape(entry?.product);
    const ofEntry = checkEntryShape(entry);
    const { id } = entry?.product ?? {};
    return [
      ...found.map(({ code, message, hint, productId, field }) => ({
        file: productId ? DATA.productFile(productId) : DATA.productList,
        line: productId && field ? findLine(DATA.productFile(productId), field) : 1,
        column: 1,
        code,
        message: productId ? message : `${message} (entry ${index + 1})`,
        hint,
      })),
      ...ofEntry.map(({ code, message, hint, file, field = '' }) => ({
        file: file ?? DATA.productList,
        line:
          file !== undefined ? findLine(file, ` ${field}:`) : id ? findLine(DATA.productList, `/${id}/`) : 1,
        column: 1,
        code,
        message: file === undefined ? `Entry ${index + 1}: ${message}` : message,
        hint,
      })),
    ];
  });
}

/**
 * Returns the position where a product names a pathname, or its last part: pages of the API reference are listed
 * by their last part.
 */
function positionOf(id: string, pathname: string): Pick<Problem, 'file' | 'line'> {
  const folder = DATA.product(id);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names
    .filter((name) => /versionpathnames\.ts$/i.test(name))
    .map((name) => `${folder}/${name}`);
  const productFile = `${folder}/product.ts`;
  const positions = [pathname, pathname.replace(/^.*\//, '')].flatMap((text) =>
    [productFile, ...files].map((file) => ({ file, line: findLine(file, `'${text}'`) })),
  );
  return positions.find(({ line }) => line > 1) ?? { file: files[0] ?? productFile, line: 1 };
}

/**
 * Checks that every page listed for an older version exists on this site: readers switch versions on existing
 * pages.
 */
export function checkEquivalences(
  products: readonly Pick<Product, 'id' | 'olderVersions' | 'newest'>[],
  pathnames: ReadonlySet<string>,
): Problem[] {
  return products.flatMap(({ id, olderVersions, newest }) => {
    const unknown = [...olderVersions, ...(newest ? [newest] : [])].flatMap((version) =>
      Object.keys(version.pathnames).filter((pathname) => !pathnames.has(pathname)),
    );
    return [...new Set(unknown)].map((pathname): Problem => {
      const [nearest] = suggestPathnames(pathname, [...pathnames], 1);
      return {
        ...positionOf(id, pathname),
        column: 1,
        code: 'unknown-equivalence',
        message: `Another version names the page ${pathname}, which does not exist`,
        hint: nearest ? `write ${nearest}, or remove the line` : 'remove the line',
      };
    });
  });
}
