import type { DemoColorMode } from '../demos/demoColorMode';
import { defaultLanguage } from '../languages/defaultLanguage';
import { addTrailingSlash } from '../routes/pathname';
import { buildUrl } from '../routes/url';
import { pathnameToHref } from '../routes/pathnameToHref';

/** A release line that is older than the documented one and documented on another host. */
export interface OlderVersion {
  /** Shown in the version menu, for example `v6`. */
  readonly text: string;
  /** Landing page of that version, `https://…/`. */
  readonly landing: string;
  /** Origin of that version's site, without trailing slash. */
  readonly origin: string;
  /**
   * Equivalence map: canonical pathname here → pathname there. For a missing pathname the link leads to
   * `landing`.
   */
  readonly pathnames: Readonly<Record<string, string>>;
}

/** One library of the product family. */
export interface Product {
  readonly id: string;
  /** Other ids by which `productId` in the front matter of its pages may name it, for example `x-data-grid`. */
  readonly productIds?: readonly string[];
  /** Display name, for example `Material UI`. */
  readonly name: string;
  /** One line: what it is for. */
  readonly description: string;
  /**
   * Folder of further Markdown pages elsewhere in the project, for example `docs`. Their relative links and
   * pictures work where the files lie and on the site.
   */
  readonly folder?: string;
  /**
   * Path prefix with a leading and a trailing slash, for example `/material-ui/`. `/` marks the product of
   * all other paths.
   */
  readonly prefix: string;
  /** Picture on the product's card, an SVG file; without one the card has text only. */
  readonly picture?: string;
  /**
   * Pathnames of the most read pages, in order. The search offers the first five before a query, or the first level of the
   * product's tree if absent; the cards of the landing page begin with those about components.
   */
  readonly popular?: readonly string[];
  /** Gives the product one of the larger cards. */
  readonly isFeatured?: boolean;
  /** Documented npm packages; their installed version must equal `version`. */
  readonly packages: readonly string[];
  /** Documented version, for example `7.0.2`. */
  readonly version: string;
  readonly olderVersions: readonly OlderVersion[];
  /**
   * Where the newest release line is documented, if that is on another host; its number is that of the release with
   * the status `newest` in the list of releases.
   */
  readonly newest?: Omit<OlderVersion, 'text'>;
  /** Repository of the packages, `https://…`, if it is not that of the site. */
  readonly repository?: string;
  /**
   * Origin of the site with the pages that this one lacks, for example `https://docs.example.org`: entries of trees
   * without a page lead there, and an import points links there.
   */
  readonly elsewhere?: string;
  /**
   * Modules of the product that take the place of others in imported demos: specifier → path from the project
   * root, for example `'@ui/docs/Code': 'data/products/ui/modules/Code.tsx'`.
   */
  readonly aliases?: Readonly<Record<string, string>>;
  /** Tag of the documented version in the repository; `v` and the version if absent. */
  readonly tag?: string;
  /**
   * Set to exclude the product's pages from search engines and the sitemap. The site's own search finds them
   * only on pages of the product.
   */
  readonly noindex?: boolean;
  /**
   * Style sheets that every demo of the product needs, for example `['@acme/ui/styles.css']`: sheets of packages by their
   * specifiers.
   */
  readonly styles?: readonly string[];
  /**
   * Set if components of the product write `<style>` elements: the security policy of the product's pages then allows
   * style elements with any text. Other pages keep theirs.
   */
  readonly inlineStyles?: boolean;
  /**
   * How the library gets its color mode, for example `{ class: true, values: { light: 'light', dark: 'dark' } }`. Absent
   * if `DemoProvider` passes it the prop `mode`; false if the library has one mode only.
   */
  readonly colorMode?: DemoColorMode | false;
  /** Set to show no ads on the product's pages. */
  readonly disableAd?: boolean;
}

/**
 * Returns the product id that each accepted `productId` means: the ids of the products, and their other ids.
 * @example listProductIds([{ id: 'x', productIds: ['x-data-grid'] }]) // { x: 'x', 'x-data-grid': 'x' }
 */
export function listProductIds(
  products: readonly Pick<Product, 'id' | 'productIds'>[],
): Record<string, string> {
  return Object.fromEntries([
    ...products.flatMap(({ id, productIds = [] }) => productIds.map((other) => [other, id])),
    ...products.map(({ id }) => [id, id]),
  ]) as Record<string, string>;
}

/** Version entry (specification, section 3). */
export interface VersionEntry {
  readonly text: string;
  readonly href: string;
  readonly current?: boolean;
}

/** Prefix of the product that owns all paths without a product of their own. */
export const HOME_PREFIX = '/';

/**
 * Returns the product of a canonical pathname: the one with the longest matching prefix, otherwise the one
 * with prefix `/`. A prefix matches whole segments, and its own landing page with or without the slash.
 * @example resolveProduct('/material-ui', products).id // 'material-ui'
 * @example resolveProduct('/material-uix/react-button', products).id // 'docs'
 * @throws `No product has the prefix /` if the list is incomplete; `checkProducts` reports that first
 */
export function resolveProduct(pathname: string, products: readonly Product[]): Product {
  const path = `${pathname.replace(/[?#].*$/su, '')}/`;
  let found: Product | undefined;
  for (const product of products) {
    const matches = product.prefix === HOME_PREFIX || path.startsWith(product.prefix);
    if (matches && product.prefix.length > (found?.prefix.length ?? 0)) found = product;
  }
  if (!found) throw new Error(`No product has the prefix ${HOME_PREFIX}`);
  return found;
}

/** Text of the last entry (specification, section 1), in English. */
const ALL_VERSIONS_TEXT = 'View all versions';
const ALL_VERSIONS_HREF = '/versions/';

/** Returns the address of a page in the documentation of another version, else the landing page there. */
export function hrefInVersion(
  { pathnames, origin, landing }: Omit<OlderVersion, 'text'>,
  pathname: string,
): string {
  const equal = Object.hasOwn(pathnames, pathname) ? pathnames[pathname] : undefined;
  return equal === undefined ? landing : buildUrl(addTrailingSlash(equal), origin);
}

/**
 * Returns the version menu of a page: the current version, older ones, then the page of all versions
 * (specification, section 1). An older version links to the same page if its equivalence map has it,
 * otherwise to its landing page. A product without releases has only its own entry. Addresses of this site
 * have no language prefix.
 * @param allVersionsText text of the last entry, in the reader's language
 * @example listVersions(joy, '/joy-ui/react-button')
 * // [{ text: 'v5.0.0-beta.49', href: '/joy-ui/react-button/', current: true },
 * //  { text: 'View all versions', href: '/versions/' }]
 */
export function listVersions(
  product: Product,
  pathname: string,
  allVersionsText = ALL_VERSIONS_TEXT,
): VersionEntry[] {
  const current: VersionEntry = {
    text: `v${product.version}`,
    href: pathnameToHref(pathname, defaultLanguage()),
    current: true,
  };
  if (documentedVersion(product) === undefined) return [current];
  const older = product.olderVersions.map((version) => ({
    text: version.text,
    href: hrefInVersion(version, pathname),
  }));
  return [current, ...older, { text: allVersionsText, href: ALL_VERSIONS_HREF }];
}

/**
 * Returns the version menu of the home product: the documented version of each listed product that has
 * releases, then the page of all versions.
 * @example listDocumentedVersions([joy], 'View all versions')
 * // [{ text: 'Joy UI v5.0.0-beta.49', href: '/joy-ui/' }, { text: 'View all versions', href: '/versions/' }]
 */
export function listDocumentedVersions(
  products: readonly Product[],
  allVersionsText: string,
): VersionEntry[] {
  return [
    ...products
      .filter((product) => !product.noindex && documentedVersion(product) !== undefined)
      .map(({ name, version, prefix }) => ({ text: `${name} v${version}`, href: prefix })),
    { text: allVersionsText, href: ALL_VERSIONS_HREF },
  ];
}

/** Version of a product without releases; its version menu has a single entry. */
const UNVERSIONED = '0.0.0';

/** Returns the release that a product's pages describe, without `v`; undefined if it has no releases. */
export function documentedVersion({ version }: Pick<Product, 'version'>): string | undefined {
  return version === UNVERSIONED ? undefined : version;
}

/** Returns the tag of that release in the repository of the packages; undefined if the product has no releases. */
export function documentedTag({
  version,
  tag = `v${version}`,
}: Pick<Product, 'version' | 'tag'>): string | undefined {
  return version === UNVERSIONED ? undefined : tag;
}
