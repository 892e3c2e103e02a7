import type { Product } from 'docs-shell';

export const product = {
  id: 'kit',
  name: 'Kit',
  description: 'A library with styles of its own.',
  prefix: '/kit/',
  packages: [],
  version: '1.0.0',
  olderVersions: [],
  colorMode: { class: true, values: { light: 'light', dark: 'dark' } },
} as const satisfies Product;
