import type { Product } from 'docs-shell';
import { muiColorMode } from '../muiColorMode';
import { versionPathnames } from './versionPathnames';

/** The modules of this product that take the place of those of the library's own site, by name. */
const ports = ['HighlightedCode', 'HighlightedCodeWithTabs', 'MarkdownElement', 'Link'];

export const product = {
  id: 'x',
  name: 'MUI X',
  description: 'A React data grid for thousands of rows: sorting, filtering, selection and editing.',
  picture: 'data/ads/dataGrid.svg',
  isFeatured: true,
  prefix: '/x/',
  popular: [
    '/x/react-data-grid/getting-started',
    '/x/react-data-grid/column-definition',
    '/x/react-data-grid/row-definition',
    '/x/react-data-grid/editing',
    '/x/react-data-grid/clipboard',
  ],
  packages: ['@mui/x-data-grid'],
  colorMode: muiColorMode,
  version: '8.29.3',
  repository: 'https://github.com/mui/mui-x',
  elsewhere: 'https://mui.com',
  aliases: Object.fromEntries(
    ports.flatMap((name) => [
      [`@mui/docs/${name}`, `data/products/x/modules/${name}.tsx`],
      [`@mui/internal-core-docs/${name}`, `data/products/x/modules/${name}.tsx`],
    ]),
  ),
  newest: {
    origin: 'https://mui.com',
    landing: 'https://mui.com/x/react-data-grid/',
    pathnames: versionPathnames.v7,
  },
  olderVersions: [
    {
      text: 'v7',
      origin: 'https://v7.mui.com',
      landing: 'https://v7.mui.com/x/introduction/',
      pathnames: versionPathnames.v7,
    },
    {
      text: 'v6',
      origin: 'https://v6.mui.com',
      landing: 'https://v6.mui.com/x/introduction/',
      pathnames: versionPathnames.v6,
    },
    {
      text: 'v5',
      origin: 'https://v5.mui.com',
      landing: 'https://v5.mui.com/x/react-data-grid/',
      pathnames: versionPathnames.v5,
    },
  ],
} as const satisfies Product;
