import type { NavPage } from 'docs-shell';

export const nav = [
  {
    pathname: '/experiments/docs/manual',
    icon: 'start',
    children: [
      { pathname: '/experiments/docs/guide' },
      { pathname: '/experiments/docs/writing-markdown', title: 'Writing Markdown' },
      { pathname: '/experiments/docs/writing-demos' },
      { pathname: '/experiments/docs/api-reference', title: 'API reference' },
      { pathname: '/experiments/docs/importing' },
      { pathname: '/experiments/docs/configuration' },
      { pathname: '/experiments/docs/deploying' },
      { pathname: '/experiments/docs/adopting' },
      { pathname: '/experiments/docs/upgrading' },
      { pathname: '/experiments/docs/architecture' },
      { pathname: '/experiments/docs/testing' },
      { pathname: '/experiments/docs/performance' },
      { pathname: '/experiments/docs/privacy' },
      { pathname: '/experiments/docs/security' },
      { pathname: '/experiments/docs/dependencies' },
      { pathname: '/experiments/docs/upgrading-next', title: 'Upgrading Next' },
      { pathname: '/experiments/docs/specification' },
    ],
  },
  { pathname: '/experiments/docs/decisions', icon: 'customization' },
  {
    pathname: '/experiments/docs/writing',
    title: 'Writing',
    icon: 'guides',
    children: [
      { pathname: '/experiments/docs/headers' },
      { pathname: '/experiments/docs/markdown' },
      { pathname: '/experiments/docs/og-card', title: 'OG Image' },
    ],
  },
  {
    pathname: '/experiments/docs/components',
    icon: 'components',
    children: [
      { pathname: '/experiments/docs/callouts' },
      { pathname: '/experiments/docs/codeblock' },
      { pathname: '/experiments/docs/custom-components' },
      { pathname: '/experiments/docs/demos' },
      { pathname: '/experiments/docs/data-grid-premium', title: 'API DataGridPremium' },
    ],
  },
  {
    pathname: '/experiments/docs/main-parent',
    title: 'Test: pages.js',
    icon: 'experimental',
    children: [
      { pathname: '/experiments/docs/first-level-child-1', title: 'First-level child 1' },
      {
        pathname: '/experiments/docs/first-level-child-2',
        title: 'First-level child 2',
        children: [
          { pathname: '/experiments/docs/second-level-child', title: 'Second-level child' },
          { pathname: '/experiments/docs/subheader-divider', subheader: 'Subheader divider' },
          {
            pathname: '/experiments/docs/api/data-grid-group',
            title: 'Second-level child parent',
            children: [
              { pathname: '/experiments/docs/third-level-child', title: 'Third-level child' },
              {
                pathname: '/experiments/docs/api/data-grid-components-group',
                subheader: 'Subheader divider',
                children: [
                  {
                    pathname: '/experiments/docs/api/data-grid/data-grid',
                    title: 'Fourth-level child',
                  },
                ],
              },
            ],
          },
        ],
      },
      { pathname: '/experiments/docs/first-level-child-3', title: 'Pro plan', plan: 'pro' },
      { pathname: '/experiments/docs/first-level-child-4', title: 'New feature', newFeature: true },
      { pathname: '/experiments/docs/first-level-child-5', title: 'Planned feature', planned: true },
      { pathname: '/experiments/docs/first-level-child-6', title: 'Unstable feature', unstable: true },
      { pathname: '/experiments/docs/first-level-child-7', title: 'Beta feature', beta: true },
      { pathname: '/experiments/docs/first-level-child-8', title: 'Legacy feature', legacy: true },
      {
        pathname: '/experiments/docs/first-level-child-9',
        title: 'OverflowWithLongApiComponent',
        plan: 'pro',
      },
      { pathname: '/experiments/docs/first-level-child-10', title: 'Premium plan', plan: 'premium' },
      {
        pathname: '/experiments/docs/first-level-child-11',
        title: 'Deprecated feature',
        deprecated: true,
      },
    ],
  },
] as const satisfies readonly NavPage[];
