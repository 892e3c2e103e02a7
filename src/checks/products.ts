import { existsSync, readdirSync } from 'node:fs';
import { intersects, validRange } from 'semver';
import type { SiteContent } from '../content/pageData/SiteContent';
import { checkProducts } from '../model/products/productFindings';
import { checkReleaseLines, checkEntryShape, type ProductEntry } from '../model/products/ProductEntry';
import type { Problem } from '../model/Problem';
import { findLine } from './findLine';
import { checkProductShape } from '../model/products/productShape';
import type { Product } from '../model/products/Product';
import { suggestPathnames } from '../model/routes/pathSuggestions';
import { findPackage, isLinked, listNeeds, readManifest, readVersion } from '../content/packages';
import { DATA } from '../content/workspace';

/** Returns the version of a package, as a module in a folder finds it; undefined if it is not installed. */
function findVersion(name: string, from?: string): string | undefined {
  const folder = findPackage(name, from);
  return folder && readVersion(folder);
}

/**
 * Says which React a package is made for, if that is not the major version of the project, with which its demos are rendered and
 * its types are read.
 */
function describeReact(name: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const folder = findPackage(name);
  const version = findVersion('react');
  if (folder === undefined || version === undefined) return undefined;
  const major = Number.parseInt(version, 10);
  const asked = readManifest(folder)?.peerDependencies?.react ?? '';
  // A tag, or `workspace:*`, is no range.
  if (validRange(asked) !== null && !intersects(asked, String(major)))
    return {
      message: `${name} asks for React ${asked}, and is shown with ${version}`,
      hint: `use a release of it for React ${major}, or expect demos that fail`,
    };
  const beside = findVersion('react', folder) ?? version;
  if (Number.parseInt(beside, 10) === major) return undefined;
  return {
    message: `${name} is developed with React ${beside}, and is shown with ${version}`,
    hint: `install React ${major} beside it`,
  };
}

/**
 * Says which other copy of a documented package another one uses that expects to share it: as its peer, or because it is
 * developed beside it. What a published package brings for itself is its own affair.
 */
function describeCopies(name: string, users: readonly string[]): Pick<Problem, 'message' | 'hint'>[] {
  const version = findVersion(name);
  return users.flatMap((user) => {
    const folder = findPackage(user);
    const peers = folder === undefined ? undefined : readManifest(folder)?.peerDependencies;
    const shares =
      folder !== undefined &&
      (peers?.[name] !== undefined || (isLinked(folder) && listNeeds(folder).includes(name)));
    const used = shares ? findVersion(name, folder) : version;
    return version === undefined || used === undefined || used === version
      ? []
      : [
          {
            message: `${name} ${version} is documented, and ${user} uses ${used} of it`,
            hint: 'install one version that suits both, or expect demos in which they do not meet',
          },
        ];
  });
}

/** Returns warnings for other versions than those that the pages of a package are made with. */
function checkVersions(
  name: string,
  documented: readonly string[],
  position: Pick<Problem, 'file' | 'line' | 'column'>,
): Problem[] {
  const react = describeReact(name);
  return [
    ...(react ? [{ ...position, code: 'react-version', ...react, warning: true }] : []),
    ...describeCopies(name, documented).map((copy) => ({
      ...position,
      code: 'two-versions',
      ...copy,
      warning: true,
    })),
  ];
}

/** Checks that the registry is valid, and that every product documents the installed version. */
export function checkProductRegistry({ registry, languages, site }: SiteContent): Problem[] {
  const products = registry.map(({ product }) => product);
  const codes = languages.map(({ code }) => code);
  const findings = [...checkProducts(products, codes), ...checkReleaseLines(registry)];
  const problems: Problem[] = findings.map(({ code, message, hint, productId }) => {
    const file = productId ? DATA.productFile(productId) : DATA.productList;
    return { file, line: 1, column: 1, code, message, hint };
  });
  const apiPackages = registry.flatMap(({ api = [] }) =>
    api.flatMap(({ sources }) => sources.map(({ packageName }) => packageName)),
  );
  const documented = [...new Set([...products.flatMap(({ packages }) => packages), ...apiPackages])];
  for (const { product, api = [] } of registry)
    for (const { file, packageName } of api.flatMap(({ sources }) => sources)) {
      if (product.packages.includes(packageName)) continue;
      const position = { file, line: findLine(file, packageName), column: 1 };
      problems.push(...checkVersions(packageName, documented, position));
    }
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
      const position = { file, line: findLine(file, name), column: 1 };
      problems.push(...checkVersions(name, documented, position));
      const installed = findVersion(name);
      if (installed === version) continue;
      problems.push({
        ...position,
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
