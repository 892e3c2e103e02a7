import { DEFAULT_LANGUAGE_CODE } from '../languages/Language';
import { addTrailingSlash } from '../routes/addTrailingSlash';
import { buildUrl } from '../routes/buildUrl';
import { pathnameToHref } from '../routes/pathnameToHref';
import { documentedVersion } from './documentedVersion';
import type { OlderVersion, Product, VersionEntry } from './Product';

/** Text of the last entry (specification, section 1), in English. */
const ALL_VERSIONS_TEXT = 'View all versions';
const ALL_VERSIONS_HREF = '/versions/';

function olderHref({ pathnames, origin, landing }: OlderVersion, pathname: string): string {
  const equal = Object.hasOwn(pathnames, pathname) ? pathnames[pathname] : undefined;
  return equal === undefined ? landing : buildUrl(addTrailingSlash(equal), origin);
}

/**
 * The version menu of a page: current first, older ones next, then the page of all versions (specification, section 1).
 * Older versions keep the page where they have it, by their equivalence map; otherwise they lead to their landing page.
 * A product without releases has its own entry only. Hrefs of this site are without language.
 * @param allVersionsText what the last entry says, in the reader's language
 * @example listVersions(joy, '/joy-ui/react-button')
 * // [{ text: 'v5.0.0-beta.49', href: '/joy-ui/react-button/', current: true }, { text: 'View all versions', href: '/versions/' }]
 */
export function listVersions(
  product: Product,
  pathname: string,
  allVersionsText = ALL_VERSIONS_TEXT,
): VersionEntry[] {
  const current: VersionEntry = {
    text: `v${product.version}`,
    href: pathnameToHref(pathname, DEFAULT_LANGUAGE_CODE),
    current: true,
  };
  if (documentedVersion(product) === undefined) return [current];
  const older = product.olderVersions.map((version) => ({
    text: version.text,
    href: olderHref(version, pathname),
  }));
  return [current, ...older, { text: allVersionsText, href: ALL_VERSIONS_HREF }];
}
