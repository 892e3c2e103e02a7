import type { NavPage } from '../../../src/model/navigation/NavPage';

/** The sidebar of Joy UI. Pages without a title here get the title of their pathname. */
export const nav = [
  {
    pathname: '/joy-ui/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/joy-ui/getting-started', title: 'Overview' },
      { pathname: '/joy-ui/getting-started/installation' },
      { pathname: '/joy-ui/getting-started/usage' },
      {
        pathname: '/joy-ui/main-features',
        subheader: 'Main features',
        children: [
          { pathname: '/joy-ui/main-features/global-variants' },
          { pathname: '/joy-ui/main-features/color-inversion' },
        ],
      },
    ],
  },
  {
    pathname: '/joy-ui/components',
    title: 'Components',
    icon: 'components',
    children: [
      {
        pathname: '/joy-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/joy-ui/react-button' },
          { pathname: '/joy-ui/react-input' },
          { pathname: '/joy-ui/react-select' },
        ],
      },
      {
        pathname: '/joy-ui/components/feedback',
        subheader: 'Feedback',
        children: [{ pathname: '/joy-ui/react-modal' }],
      },
      {
        pathname: '/joy-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [{ pathname: '/joy-ui/react-card' }],
      },
    ],
  },
  {
    pathname: '/joy-ui/customization',
    icon: 'customization',
    children: [
      { pathname: '/joy-ui/customization/approaches' },
      {
        pathname: '/joy-ui/customization/guides',
        subheader: 'Guides',
        children: [{ pathname: '/joy-ui/customization/dark-mode' }],
      },
    ],
  },
  {
    pathname: '/joy-ui/integrations',
    title: 'Integrations',
    icon: 'integrations',
    children: [{ pathname: '/joy-ui/integrations/material-ui', title: 'Usage with Material UI' }],
  },
] as const satisfies readonly NavPage[];
