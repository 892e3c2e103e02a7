import type { NavPage } from '../../../src/model/navigation/NavPage';

export const nav = [
  {
    pathname: '/material-ui/getting-started-group',
    title: 'Getting started',
    icon: 'start',
    children: [
      { pathname: '/material-ui/getting-started', title: 'Overview' },
      { pathname: '/material-ui/getting-started/installation' },
      { pathname: '/material-ui/getting-started/usage' },
      { pathname: '/material-ui/getting-started/faq', title: 'FAQs' },
      { pathname: '/material-ui/getting-started/supported-platforms' },
    ],
  },
  {
    pathname: '/material-ui/components',
    title: 'Components',
    icon: 'components',
    children: [
      {
        pathname: '/material-ui/components/inputs',
        subheader: 'Inputs',
        children: [
          { pathname: '/material-ui/react-autocomplete' },
          { pathname: '/material-ui/react-button' },
          { pathname: '/material-ui/react-button-group', title: 'Button Group' },
          { pathname: '/material-ui/react-checkbox' },
          { pathname: '/material-ui/react-floating-action-button', title: 'Floating Action Button' },
          { pathname: '/material-ui/react-radio-button', title: 'Radio Button' },
          { pathname: '/material-ui/react-rating' },
          { pathname: '/material-ui/react-select' },
          { pathname: '/material-ui/react-slider' },
          { pathname: '/material-ui/react-switch' },
          { pathname: '/material-ui/react-text-field', title: 'Text Field' },
          { pathname: '/material-ui/react-toggle-button', title: 'Toggle Button' },
        ],
      },
      {
        pathname: '/material-ui/components/data-display',
        subheader: 'Data display',
        children: [
          { pathname: '/material-ui/react-avatar' },
          { pathname: '/material-ui/react-badge' },
          { pathname: '/material-ui/react-chip' },
          { pathname: '/material-ui/react-divider' },
          { pathname: '/material-ui/icons' },
          { pathname: '/material-ui/react-list' },
          { pathname: '/material-ui/react-table' },
          { pathname: '/material-ui/react-tooltip' },
          { pathname: '/material-ui/react-typography' },
        ],
      },
      {
        pathname: '/material-ui/components/feedback',
        subheader: 'Feedback',
        children: [
          { pathname: '/material-ui/react-alert' },
          { pathname: '/material-ui/react-backdrop' },
          { pathname: '/material-ui/react-dialog' },
          { pathname: '/material-ui/react-progress' },
          { pathname: '/material-ui/react-skeleton' },
          { pathname: '/material-ui/react-snackbar' },
        ],
      },
      {
        pathname: '/material-ui/components/surfaces',
        subheader: 'Surfaces',
        children: [
          { pathname: '/material-ui/react-accordion' },
          { pathname: '/material-ui/react-app-bar', title: 'App Bar' },
          { pathname: '/material-ui/react-card' },
          { pathname: '/material-ui/react-paper' },
        ],
      },
      {
        pathname: '/material-ui/components/navigation',
        subheader: 'Navigation',
        children: [
          { pathname: '/material-ui/react-bottom-navigation', title: 'Bottom Navigation' },
          { pathname: '/material-ui/react-breadcrumbs' },
          { pathname: '/material-ui/react-drawer' },
          { pathname: '/material-ui/react-link' },
          { pathname: '/material-ui/react-menu' },
          { pathname: '/material-ui/react-pagination' },
          { pathname: '/material-ui/react-speed-dial', title: 'Speed Dial' },
          { pathname: '/material-ui/react-stepper' },
          { pathname: '/material-ui/react-tabs' },
        ],
      },
      {
        pathname: '/material-ui/components/layout',
        subheader: 'Layout',
        children: [
          { pathname: '/material-ui/react-box' },
          { pathname: '/material-ui/react-grid' },
          { pathname: '/material-ui/react-stack' },
        ],
      },
      {
        pathname: '/material-ui/components/utils',
        subheader: 'Utils',
        children: [{ pathname: '/material-ui/react-modal' }, { pathname: '/material-ui/react-popover' }],
      },
      {
        pathname: '/material-ui/components/mui-x',
        subheader: 'MUI X',
        children: [{ pathname: '/x/react-data-grid', title: 'Data Grid' }],
      },
    ],
  },
  {
    pathname: '/material-ui/customization',
    icon: 'customization',
    children: [
      { pathname: '/material-ui/customization/dark-mode' },
      { pathname: '/material-ui/customization/right-to-left', title: 'Right-to-left' },
      {
        pathname: '/material-ui/customization/theme',
        subheader: 'Theme',
        children: [{ pathname: '/material-ui/customization/theming', title: 'Customizing the theme' }],
      },
      {
        pathname: '/material-ui/customization/tokens',
        subheader: 'Tokens',
        children: [
          { pathname: '/material-ui/customization/breakpoints' },
          { pathname: '/material-ui/customization/palette' },
          { pathname: '/material-ui/customization/spacing' },
          { pathname: '/material-ui/customization/typography' },
        ],
      },
      {
        pathname: '/material-ui/customization/styles',
        subheader: 'Styles',
        children: [
          { pathname: '/material-ui/customization/css-layers', title: 'Cascade layers', newFeature: true },
        ],
      },
    ],
  },
  {
    pathname: '/material-ui/guides',
    title: 'How-to guides',
    icon: 'guides',
    children: [
      { pathname: '/material-ui/guides/minimizing-bundle-size' },
      { pathname: '/material-ui/guides/server-rendering' },
      { pathname: '/material-ui/guides/typescript', title: 'TypeScript' },
      { pathname: '/material-ui/guides/content-security-policy', title: 'Content Security Policy' },
    ],
  },
  {
    pathname: '/material-ui/integrations',
    title: 'Integrations',
    icon: 'integrations',
    children: [
      { pathname: '/material-ui/integrations/nextjs', title: 'Next.js integration', newFeature: true },
      { pathname: '/material-ui/integrations/routing', title: 'Routing libraries' },
    ],
  },
  {
    pathname: '/material-ui/experimental-api',
    title: 'Experimental APIs',
    icon: 'experimental',
    children: [
      { pathname: '/material-ui/experimental-api/classname-generator', title: 'ClassName generator' },
    ],
  },
  {
    pathname: '/material-ui/migration',
    title: 'Migration',
    icon: 'migration',
    children: [
      {
        pathname: '/material-ui/migration/v7',
        subheader: 'Upgrade to v7',
        children: [
          { pathname: '/material-ui/migration/upgrade-to-v7', title: 'Upgrade to v7: what changes' },
        ],
      },
    ],
  },
  {
    pathname: '/material-ui/discover-more',
    icon: 'discover',
    children: [
      { pathname: '/material-ui/discover-more/roadmap' },
      { pathname: '/material-ui/discover-more/changelog' },
    ],
  },
  {
    pathname: '/material-ui/design-resources',
    title: 'Design resources',
    icon: 'design',
    children: [
      { pathname: '/material-ui/design-resources/material-ui-for-figma', title: 'Material UI for Figma' },
    ],
  },
  { pathname: 'https://mui.com/store/', title: 'Template store' },
] as const satisfies readonly NavPage[];
