import type { Product } from 'docs-shell';
import { muiColorMode } from '../muiColorMode';

export const product = {
  id: 'docs-infra',
  name: 'Docs-infra',
  description: 'How the pages of this site are written, and how every feature of its Markdown looks.',
  folder: 'docs',
  prefix: '/experiments/docs/',
  packages: [],
  colorMode: muiColorMode,
  version: '0.0.0',
  olderVersions: [],
  noindex: true,
  disableAd: true,
} as const satisfies Product;
