import type { Product } from './Product';

/** Version of a product that has no releases: its list is that one entry. */
const UNVERSIONED = '0.0.0';

/** The release that a product's pages describe, without `v`; undefined where it has no releases. */
export function documentedVersion({ version }: Pick<Product, 'version'>): string | undefined {
  return version === UNVERSIONED ? undefined : version;
}
