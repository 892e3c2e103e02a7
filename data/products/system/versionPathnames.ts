import { apiPathnames } from '../apiPathnames';

/** The components of the package; v6 and v5 have an API page for each of them and no others. */
const API_PATHNAMES = apiPathnames(['box', 'container', 'grid', 'stack'], '/system/api', '/system/api');

/** MUI System v6: every page except the landing page has the same pathname there. */
export const v6Pathnames = {
  ...API_PATHNAMES,
  '/system/getting-started': '/system/getting-started',
  '/system/getting-started/installation': '/system/getting-started/installation',
  '/system/getting-started/usage': '/system/getting-started/usage',
  '/system/getting-started/the-sx-prop': '/system/getting-started/the-sx-prop',
  '/system/properties': '/system/properties',
  '/system/flexbox': '/system/flexbox',
  '/system/palette': '/system/palette',
  '/system/spacing': '/system/spacing',
  '/system/react-box': '/system/react-box',
  '/system/react-container': '/system/react-container',
  '/system/react-grid': '/system/react-grid',
  '/system/react-stack': '/system/react-stack',
  '/system/migration/migrating-to-v6': '/system/migration/migrating-to-v6',
} as const;

/** MUI System v5: the same pathnames, without the migration guide. */
export const v5Pathnames = {
  ...API_PATHNAMES,
  '/system/getting-started': '/system/getting-started',
  '/system/getting-started/installation': '/system/getting-started/installation',
  '/system/getting-started/usage': '/system/getting-started/usage',
  '/system/getting-started/the-sx-prop': '/system/getting-started/the-sx-prop',
  '/system/properties': '/system/properties',
  '/system/flexbox': '/system/flexbox',
  '/system/palette': '/system/palette',
  '/system/spacing': '/system/spacing',
  '/system/react-box': '/system/react-box',
  '/system/react-container': '/system/react-container',
  '/system/react-grid': '/system/react-grid',
  '/system/react-stack': '/system/react-stack',
} as const;

/**
 * v4: one overview page, a list of properties under another name, components among those of the main library.
 */
export const v4Pathnames = {
  '/system/getting-started': '/system/basics',
  '/system/properties': '/system/api',
  '/system/flexbox': '/system/flexbox',
  '/system/palette': '/system/palette',
  '/system/spacing': '/system/spacing',
  '/system/react-box': '/components/box',
  '/system/react-container': '/components/container',
  '/system/react-grid': '/components/grid',
} as const;
