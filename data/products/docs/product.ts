import type { Product } from '../../../src/model/products/Product';

export const product = {
  id: 'docs',
  name: 'Home docs',
  description: 'Where the family starts: every library and every version.',
  prefix: '/',
  packages: [],
  version: '0.0.0',
  olderVersions: [],
} as const satisfies Product;
