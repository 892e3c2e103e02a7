import type { Product } from 'docs-shell';
import { muiColorMode } from '../muiColorMode';

/** Joy UI has only one release line, so the version menu shows this one alone. */
export const product = {
  id: 'joy-ui',
  name: 'Joy UI',
  description: 'React components with four global variants and a theme made of CSS variables; in beta.',
  picture: 'data/ads/joyUi.svg',
  prefix: '/joy-ui/',
  popular: [
    '/joy-ui/getting-started/installation',
    '/joy-ui/react-button',
    '/joy-ui/react-input',
    '/joy-ui/main-features/global-variants',
    '/joy-ui/customization/dark-mode',
    '/joy-ui/react-select',
    '/joy-ui/react-modal',
    '/joy-ui/react-card',
    '/joy-ui/api/autocomplete',
    '/joy-ui/api/switch',
    '/joy-ui/api/table',
    '/joy-ui/api/tabs',
    '/joy-ui/api/alert',
    '/joy-ui/api/chip',
  ],
  packages: ['@mui/joy'],
  colorMode: muiColorMode,
  version: '5.0.0-beta.49',
  tag: 'v7.0.2',
  elsewhere: 'https://mui.com',
  olderVersions: [],
} as const satisfies Product;
