import type { Product } from 'docs-shell';
import { muiColorMode } from '../muiColorMode';

export const product = {
  id: 'docs',
  name: 'Home docs',
  description: 'All libraries and versions',
  prefix: '/',
  popular: [
    '/material-ui/react-button',
    '/material-ui/customization/dark-mode',
    '/material-ui/customization/theming',
    '/system/getting-started/the-sx-prop',
    '/material-ui/migration/upgrade-to-v7',
    '/x/react-data-grid',
    '/material-ui/react-dialog',
    '/material-ui/react-menu',
    '/material-ui/react-card',
    '/material-ui/react-tabs',
    '/material-ui/react-table',
    '/material-ui/react-drawer',
    '/material-ui/react-tooltip',
    '/material-ui/react-accordion',
    '/material-ui/react-stepper',
  ],
  packages: [],
  colorMode: muiColorMode,
  version: '0.0.0',
  olderVersions: [],
} as const satisfies Product;
