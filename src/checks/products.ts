import { readFileSync, existsSync, readdirSync } from 'node:fs';
import type { SiteContent } from '../content/pageData/SiteContent';
import { checkProducts } from '../model/products/productFindings';
import { checkReleaseLines, checkEntryShape, type ProductEntry } from '../model/products/ProductEntry';
import type { Problem } from '../model/Problem';
import { findLine } from './findLine';
import { checkProductShape } from '../model/products/productShape';
import type { Product } from '../model/products/Product';
import { suggestPathnames } from '../model/routes/pathSuggestions';

/** Version of an installed package; undefined where it is not installed. */
function installedVersion(name: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
      version: string;
    };
    return version;
  } catch {
    return undefined;
  }
}

/** The registry is sound, and every product documents the version that is installed. */
export function checkProductRegistry({ registry, languages }: SiteContent): Problem[] {
  const products = registry.map(({ product }) => product);
  const codes = languages.map(({ code }) => code);
  const findings = [...checkProducts(products, codes), ...checkReleaseLines(registry)];
  const problems: Problem[] = findings.map(({ code, message, hint, productId }) => {
    const file = productId ? `data/products/${productId}/product.ts` : 'data/products/index.ts';
    return { file, line: 1, column: 1, code, message, hint };
  });
  for (const { id, packages, version } of products) {
    const file = `data/products/${id}/product.ts`;
    for (const name of packages) {
      const installed = installedVersion(name);
      if (installed === version) continue;
      problems.push({
        file,
        line: findLine(file, name),
        column: 1,
        code: 'version-mismatch',
        message: installed
          ? `${name} ${version} is documented, ${installed} is installed`
          : `${name} is documented, but not installed`,
        hint: 'make package.json and version agree',
      });
    }
  }
  return problems;
}

const FILE = 'data/products/index.ts';

/** Products that are not of the agreed shape. Nothing can be read with them, so that this comes before everything. */
export function checkShapes(registry: readonly Partial<ProductEntry>[]): Problem[] {
  return registry.flatMap((entry, index) => {
    const found = checkProductShape(entry?.product);
    const rest = checkEntryShape(entry).map((finding) => ({
      ...finding,
      message: `Entry ${index + 1}: ${finding.message}`,
    }));
    const { id } = entry?.product ?? {};
    return [
      ...found.map(({ code, message, hint, productId }) => ({
        file: productId ? `data/products/${productId}/product.ts` : FILE,
        line: 1,
        column: 1,
        code,
        message: productId ? message : `${message} (entry ${index + 1})`,
        hint,
      })),
      ...rest.map((finding) => ({
        file: FILE,
        line: id ? findLine(FILE, `/${id}/`) : 1,
        column: 1,
        ...finding,
      })),
    ];
  });
}

/** Where a product names a pathname, or its last part, by which pages of the reference are listed. */
function placeOf(id: string, pathname: string): Pick<Problem, 'file' | 'line'> {
  const folder = `data/products/${id}`;
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const files = names
    .filter((name) => /versionpathnames\.ts$/i.test(name))
    .map((name) => `${folder}/${name}`);
  const own = `${folder}/product.ts`;
  const places = [pathname, pathname.replace(/^.*\//, '')].flatMap((text) =>
    [own, ...files].map((file) => ({ file, line: findLine(file, `'${text}'`) })),
  );
  return places.find(({ line }) => line > 1) ?? { file: files[0] ?? own, line: 1 };
}

/** Every page that an older version is said to have is one of this site: readers choose versions on pages that are there. */
export function checkEquivalences(
  products: readonly Pick<Product, 'id' | 'olderVersions'>[],
  pathnames: ReadonlySet<string>,
): Problem[] {
  return products.flatMap(({ id, olderVersions }) => {
    const unknown = olderVersions.flatMap((version) =>
      Object.keys(version.pathnames).filter((pathname) => !pathnames.has(pathname)),
    );
    return [...new Set(unknown)].map((pathname): Problem => {
      const [nearest] = suggestPathnames(pathname, [...pathnames], 1);
      return {
        ...placeOf(id, pathname),
        column: 1,
        code: 'unknown-equivalence',
        message: `There is no page ${pathname} that an older version could have`,
        hint: nearest ? `write ${nearest}, or take the line out` : 'take the line out',
      };
    });
  });
}
