import { existsSync, readdirSync } from 'node:fs';
import type { Product } from '../model/products/Product';
import type { Problem } from '../model/problems/Problem';
import { suggestPathnames } from '../model/routes/pathSuggestions';
import { findLine } from './findLine';

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
