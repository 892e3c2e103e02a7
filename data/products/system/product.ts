import type { Product } from 'docs-shell';
import { muiColorMode } from '../muiColorMode';
import { v4Pathnames, v5Pathnames, v6Pathnames } from './versionPathnames';

export const product = {
  id: 'system',
  name: 'MUI System',
  description: 'Style props, layout components and a theme for your own design.',
  picture: 'data/ads/sxProp.svg',
  prefix: '/system/',
  popular: [
    '/system/getting-started/the-sx-prop',
    '/system/properties',
    '/system/spacing',
    '/system/react-box',
    '/system/react-stack',
  ],
  packages: ['@mui/system'],
  colorMode: muiColorMode,
  version: '7.0.2',
  elsewhere: 'https://v7.mui.com',
  newest: {
    origin: 'https://mui.com',
    landing: 'https://mui.com/system/getting-started/',
    pathnames: v6Pathnames,
  },
  olderVersions: [
    {
      text: 'v6',
      origin: 'https://v6.mui.com',
      landing: 'https://v6.mui.com/system/getting-started/',
      pathnames: v6Pathnames,
    },
    {
      text: 'v5',
      origin: 'https://v5.mui.com',
      landing: 'https://v5.mui.com/system/getting-started/',
      pathnames: v5Pathnames,
    },
    {
      text: 'v4',
      origin: 'https://v4.mui.com',
      landing: 'https://v4.mui.com/system/basics/',
      pathnames: v4Pathnames,
    },
  ],
} as const satisfies Product;
