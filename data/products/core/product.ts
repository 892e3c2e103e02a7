import type { Product } from 'docs-shell';
import { muiColorMode } from '../muiColorMode';

export const product = {
  id: 'core',
  name: 'MUI Core',
  description: 'What the libraries share: packages, versions and release policy.',
  picture: 'data/ads/designKit.svg',
  prefix: '/core/',
  packages: ['@mui/material', '@mui/system'],
  colorMode: muiColorMode,
  version: '7.0.2',
  olderVersions: [
    {
      text: 'v6',
      origin: 'https://v6.mui.com',
      landing: 'https://v6.mui.com/material-ui/getting-started/',
      pathnames: {},
    },
    {
      text: 'v5',
      origin: 'https://v5.mui.com',
      landing: 'https://v5.mui.com/material-ui/getting-started/',
      pathnames: {},
    },
    {
      text: 'v4',
      origin: 'https://v4.mui.com',
      landing: 'https://v4.mui.com/getting-started/installation/',
      pathnames: {},
    },
  ],
} as const satisfies Product;
