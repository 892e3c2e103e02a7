import type { ProductEntry } from './ProductEntry';
import type { ProductFinding } from './ProductFinding';

/** Whether a release belongs to a line: `6.5.0` to `v6`, not to `v60`. */
function isOfLine(version: string, text: string): boolean {
  return `${version}.`.startsWith(`${text.replace(/^v/, '')}.`);
}

/**
 * The older versions in the registry that no release line tells of, so that the version menu offers what the page of
 * all versions lacks. A product that has no lines has those of the products that document its packages.
 */
export function checkReleaseLines(
  registry: readonly Pick<ProductEntry, 'product' | 'releases'>[],
): ProductFinding[] {
  return registry.flatMap((entry) => {
    const { id, packages, olderVersions } = entry.product;
    const owners = entry.releases
      ? [entry]
      : registry.filter(({ product }) => product.packages.some((name) => packages.includes(name)));
    const lines = owners.flatMap(({ releases = [] }) => releases);
    return olderVersions
      .filter(({ text }) => !lines.some(({ version }) => isOfLine(version, text)))
      .map(({ text }) => ({
        code: 'no-release-line',
        message: `Version ${text} of ${id} has no release line`,
        hint: 'add its last release to releases.ts beside this file',
        productId: id,
      }));
  });
}
