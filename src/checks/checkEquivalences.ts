import { existsSync } from 'node:fs';
import type { Product } from '../model/products/Product';
import type { Problem } from '../model/problems/Problem';
import { suggestPathnames } from '../model/routes/suggestPathnames';
import { findLine } from './findLine';

/** The line of a pathname, or of its last part, by which pages of the reference are listed. */
function lineOf(file: string, pathname: string): number {
  const [whole = 1, part = 1] = [pathname, pathname.replace(/^.*\//, '')].map((text) =>
    findLine(file, `'${text}'`),
  );
  return whole > 1 ? whole : part;
}

/** Every page that an older version is said to have is one of this site: readers choose versions on pages that are there. */
export function checkEquivalences(
  products: readonly Pick<Product, 'id' | 'olderVersions'>[],
  pathnames: ReadonlySet<string>,
): Problem[] {
  return products.flatMap(({ id, olderVersions }) => {
    const own = `data/products/${id}/versionPathnames.ts`;
    const file = existsSync(own) ? own : `data/products/${id}/product.ts`;
    const unknown = olderVersions.flatMap((version) =>
      Object.keys(version.pathnames).filter((pathname) => !pathnames.has(pathname)),
    );
    return [...new Set(unknown)].map((pathname): Problem => {
      const [nearest] = suggestPathnames(pathname, [...pathnames], 1);
      return {
        file,
        line: lineOf(file, pathname),
        column: 1,
        code: 'unknown-equivalence',
        message: `There is no page ${pathname} that an older version could have`,
        hint: nearest ? `write ${nearest}, or take the line out` : 'take the line out',
      };
    });
  });
}
