import type { NavPage } from '../../../src/model/navigation/NavPage';

export const nav = [
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
    icon: 'components',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      { pathname: '/x/react-data-grid/getting-started' },
      {
        pathname: '/x/react-data-grid/columns',
        children: [
          { pathname: '/x/react-data-grid/column-definition' },
          { pathname: '/x/react-data-grid/column-dimensions' },
          { pathname: '/x/react-data-grid/column-visibility' },
        ],
      },
      {
        pathname: '/x/react-data-grid/rows',
        children: [{ pathname: '/x/react-data-grid/row-definition' }],
      },
      { pathname: '/x/react-data-grid/editing' },
      { pathname: '/x/react-data-grid/clipboard', title: 'Copy and paste', newFeature: true },
    ],
  },
  {
    pathname: '/x/migration-group',
    title: 'Migration',
    icon: 'migration',
    children: [
      {
        pathname: '/x/migration-v6',
        subheader: 'Upgrade to v6',
        children: [{ pathname: '/x/migration/migration-data-grid-v5', title: 'Breaking changes: Data Grid' }],
      },
    ],
  },
] as const satisfies readonly NavPage[];
