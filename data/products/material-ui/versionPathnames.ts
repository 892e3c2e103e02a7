import type { OlderVersion } from '../../../src/model/products/Product';
import { apiVersionPathnames } from './apiVersionPathnames';

/** Pages whose subject has the same pathname in v5 and v6. */
const SINCE_V5 = {
  '/material-ui': '/material-ui',
  '/material-ui/getting-started': '/material-ui/getting-started',
  '/material-ui/getting-started/installation': '/material-ui/getting-started/installation',
  '/material-ui/getting-started/usage': '/material-ui/getting-started/usage',
  '/material-ui/getting-started/faq': '/material-ui/getting-started/faq',
  '/material-ui/getting-started/supported-platforms': '/material-ui/getting-started/supported-platforms',
  '/material-ui/react-autocomplete': '/material-ui/react-autocomplete',
  '/material-ui/react-button': '/material-ui/react-button',
  '/material-ui/react-checkbox': '/material-ui/react-checkbox',
  '/material-ui/react-select': '/material-ui/react-select',
  '/material-ui/react-text-field': '/material-ui/react-text-field',
  '/material-ui/react-table': '/material-ui/react-table',
  '/material-ui/react-alert': '/material-ui/react-alert',
  '/material-ui/react-dialog': '/material-ui/react-dialog',
  '/material-ui/react-card': '/material-ui/react-card',
  '/material-ui/react-menu': '/material-ui/react-menu',
  '/material-ui/react-tabs': '/material-ui/react-tabs',
  // The current Grid was called Grid v2 there; their react-grid is the current GridLegacy.
  '/material-ui/react-grid': '/material-ui/react-grid2',
  '/material-ui/customization/dark-mode': '/material-ui/customization/dark-mode',
  '/material-ui/customization/theming': '/material-ui/customization/theming',
  '/material-ui/customization/palette': '/material-ui/customization/palette',
  '/material-ui/customization/typography': '/material-ui/customization/typography',
  '/material-ui/customization/spacing': '/material-ui/customization/spacing',
  '/material-ui/customization/breakpoints': '/material-ui/customization/breakpoints',
  '/material-ui/guides/minimizing-bundle-size': '/material-ui/guides/minimizing-bundle-size',
  '/material-ui/guides/server-rendering': '/material-ui/guides/server-rendering',
  '/material-ui/guides/typescript': '/material-ui/guides/typescript',
  '/material-ui/guides/content-security-policy': '/material-ui/guides/content-security-policy',
  '/material-ui/experimental-api/classname-generator': '/material-ui/experimental-api/classname-generator',
  '/material-ui/discover-more/roadmap': '/material-ui/discover-more/roadmap',
  '/material-ui/discover-more/changelog': '/material-ui/discover-more/changelog',
} as const;

/** Pages whose subject has the same pathname since v6. */
const SINCE_V6 = {
  '/material-ui/customization/right-to-left': '/material-ui/customization/right-to-left',
  '/material-ui/integrations/nextjs': '/material-ui/integrations/nextjs',
  '/material-ui/integrations/routing': '/material-ui/integrations/routing',
  '/material-ui/design-resources/material-ui-for-figma':
    '/material-ui/design-resources/material-ui-for-figma',
};

/** The same map for the newest release line, whose pages have the pathnames of this one. */
export const newestPathnames = {
  ...SINCE_V5,
  ...SINCE_V6,
  ...apiVersionPathnames.newest,
  '/material-ui/react-grid': '/material-ui/react-grid',
  '/material-ui/components': '/material-ui/all-components',
  '/material-ui/migration/upgrade-to-v7': '/material-ui/migration/upgrade-to-v7',
} as const satisfies OlderVersion['pathnames'];

/**
 * Equivalence maps: canonical pathname here → pathname there, for the pages whose subject that version has.
 * All other pages lead to the landing page of the version.
 */
export const versionPathnames = {
  v6: {
    ...SINCE_V5,
    ...SINCE_V6,
    ...apiVersionPathnames.v6,
    '/material-ui/components': '/material-ui/all-components',
  },
  v5: { ...SINCE_V5, ...apiVersionPathnames.v5 },
  // v4 had no product prefix and named most component pages in the plural.
  v4: {
    ...apiVersionPathnames.v4,
    '/material-ui/getting-started/installation': '/getting-started/installation',
    '/material-ui/getting-started/usage': '/getting-started/usage',
    '/material-ui/getting-started/faq': '/getting-started/faq',
    '/material-ui/getting-started/supported-platforms': '/getting-started/supported-platforms',
    '/material-ui/react-autocomplete': '/components/autocomplete',
    '/material-ui/react-button': '/components/buttons',
    '/material-ui/react-checkbox': '/components/checkboxes',
    '/material-ui/react-select': '/components/selects',
    '/material-ui/react-text-field': '/components/text-fields',
    '/material-ui/react-table': '/components/tables',
    '/material-ui/react-alert': '/components/alert',
    '/material-ui/react-dialog': '/components/dialogs',
    '/material-ui/react-card': '/components/cards',
    '/material-ui/react-menu': '/components/menus',
    '/material-ui/react-tabs': '/components/tabs',
    '/material-ui/react-grid': '/components/grid',
    '/material-ui/customization/right-to-left': '/guides/right-to-left',
    '/material-ui/customization/theming': '/customization/theming',
    '/material-ui/customization/palette': '/customization/palette',
    '/material-ui/customization/typography': '/customization/typography',
    '/material-ui/customization/spacing': '/customization/spacing',
    '/material-ui/customization/breakpoints': '/customization/breakpoints',
    '/material-ui/guides/minimizing-bundle-size': '/guides/minimizing-bundle-size',
    '/material-ui/guides/server-rendering': '/guides/server-rendering',
    '/material-ui/guides/typescript': '/guides/typescript',
    '/material-ui/discover-more/roadmap': '/discover-more/roadmap',
    '/material-ui/discover-more/changelog': '/discover-more/changelog',
  },
} as const satisfies Readonly<Record<string, OlderVersion['pathnames']>>;
