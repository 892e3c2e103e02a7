import type { NavPage } from '../../../src/model/navigation/NavPage';

/** Sidebar of MUI System. */
export const nav = [
  {
    pathname: '/system/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/system/getting-started', title: 'Overview' },
      { pathname: '/system/getting-started/installation' },
      { pathname: '/system/getting-started/usage' },
      { pathname: '/system/getting-started/the-sx-prop' },
    ],
  },
  {
    pathname: '/system/style-utilities',
    title: 'Style utilities',
    icon: 'customization',
    children: [
      { pathname: '/system/properties' },
      { pathname: '/system/flexbox' },
      { pathname: '/system/palette' },
      { pathname: '/system/spacing' },
    ],
  },
  {
    pathname: '/system/components',
    title: 'Components',
    icon: 'components',
    children: [
      { pathname: '/system/react-box', title: 'Box' },
      { pathname: '/system/react-container', title: 'Container' },
      { pathname: '/system/react-grid', title: 'Grid' },
      { pathname: '/system/react-stack', title: 'Stack' },
    ],
  },
  {
    pathname: '/system/migration',
    title: 'Migration',
    icon: 'migration',
    children: [{ pathname: '/system/migration/migrating-to-v6', title: 'Migrating to v6' }],
  },
] as const satisfies readonly NavPage[];
