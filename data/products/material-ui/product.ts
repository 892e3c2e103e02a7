import type { Product } from 'docs-shell';
import { muiColorMode } from '../muiColorMode';
import { newestPathnames, versionPathnames } from './versionPathnames';

export const product = {
  id: 'material-ui',
  name: 'Material UI',
  description: 'React components that follow Material Design.',
  picture: 'data/ads/theming.svg',
  isFeatured: true,
  prefix: '/material-ui/',
  popular: [
    '/material-ui/getting-started/installation',
    '/material-ui/react-button',
    '/material-ui/react-autocomplete',
    '/material-ui/customization/theming',
    '/material-ui/customization/dark-mode',
    '/material-ui/react-text-field',
    '/material-ui/react-select',
    '/material-ui/react-table',
    '/material-ui/react-dialog',
    '/material-ui/react-card',
    '/material-ui/react-menu',
    '/material-ui/react-tabs',
    '/material-ui/react-alert',
    '/material-ui/react-snackbar',
    '/material-ui/react-accordion',
  ],
  packages: ['@mui/material'],
  colorMode: muiColorMode,
  version: '7.0.2',
  elsewhere: 'https://v7.mui.com',
  newest: {
    landing: 'https://mui.com/material-ui/getting-started/',
    origin: 'https://mui.com',
    pathnames: newestPathnames,
  },
  olderVersions: [
    {
      text: 'v6',
      landing: 'https://v6.mui.com/material-ui/getting-started/',
      origin: 'https://v6.mui.com',
      pathnames: versionPathnames.v6,
    },
    {
      text: 'v5',
      landing: 'https://v5.mui.com/material-ui/getting-started/',
      origin: 'https://v5.mui.com',
      pathnames: versionPathnames.v5,
    },
    {
      text: 'v4',
      landing: 'https://v4.mui.com/getting-started/installation/',
      origin: 'https://v4.mui.com',
      pathnames: versionPathnames.v4,
    },
  ],
} as const satisfies Product;
