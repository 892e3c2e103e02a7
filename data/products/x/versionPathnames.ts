import { apiPathnames } from '../apiPathnames';

const API = '/x/api/data-grid';

/** API pages that exist since v5. */
const SINCE_V5 = [
  'data-grid',
  'grid-api',
  'grid-cell-params',
  'grid-col-def',
  'grid-csv-export-options',
  'grid-export-state-params',
  'grid-filter-item',
  'grid-filter-model',
  'grid-filter-operator',
  'grid-print-export-options',
  'grid-row-class-name-params',
  'grid-row-params',
  'grid-row-spacing-params',
];

/** API pages that exist since v6. */
const SINCE_V6 = ['grid-actions-col-def', 'grid-single-select-col-def'];

/** Returns the pathnames of the list of API pages and of the given pages. */
const apiOf = (slugs: readonly string[]) => ({ [API]: API, ...apiPathnames(slugs, API, API) });

/**
 * Equivalence maps of the older release lines: canonical pathname here → pathname there. A page that is
 * missing here has no equivalent there; its link leads to that version's landing page.
 */
export const versionPathnames = {
  v7: {
    ...apiOf([...SINCE_V5, ...SINCE_V6]),
    '/x/react-data-grid': '/x/react-data-grid',
    '/x/react-data-grid/getting-started': '/x/react-data-grid/getting-started',
    '/x/react-data-grid/column-definition': '/x/react-data-grid/column-definition',
    '/x/react-data-grid/column-dimensions': '/x/react-data-grid/column-dimensions',
    '/x/react-data-grid/column-visibility': '/x/react-data-grid/column-visibility',
    '/x/react-data-grid/row-definition': '/x/react-data-grid/row-definition',
    '/x/react-data-grid/editing': '/x/react-data-grid/editing',
    '/x/react-data-grid/clipboard': '/x/react-data-grid/clipboard',
    '/x/migration/migration-data-grid-v5': '/x/migration/migration-data-grid-v5',
  },
  v6: {
    ...apiOf([...SINCE_V5, ...SINCE_V6]),
    '/x/react-data-grid': '/x/react-data-grid',
    '/x/react-data-grid/getting-started': '/x/react-data-grid/getting-started',
    '/x/react-data-grid/column-definition': '/x/react-data-grid/column-definition',
    '/x/react-data-grid/column-dimensions': '/x/react-data-grid/column-dimensions',
    '/x/react-data-grid/column-visibility': '/x/react-data-grid/column-visibility',
    '/x/react-data-grid/row-definition': '/x/react-data-grid/row-definition',
    '/x/react-data-grid/editing': '/x/react-data-grid/editing',
    '/x/react-data-grid/clipboard': '/x/react-data-grid/clipboard',
    '/x/migration/migration-data-grid-v5': '/x/migration/migration-data-grid-v5',
  },
  v5: {
    ...apiOf(SINCE_V5),
    '/x/react-data-grid': '/x/react-data-grid',
    '/x/react-data-grid/getting-started': '/x/react-data-grid/getting-started',
    '/x/react-data-grid/column-definition': '/x/react-data-grid/column-definition',
    '/x/react-data-grid/column-dimensions': '/x/react-data-grid/column-dimensions',
    '/x/react-data-grid/column-visibility': '/x/react-data-grid/column-visibility',
    '/x/react-data-grid/row-definition': '/x/react-data-grid/row-definition',
    '/x/react-data-grid/editing': '/x/react-data-grid/editing',
    // Copying was a section of the export page.
    '/x/react-data-grid/clipboard': '/x/react-data-grid/export',
  },
} as const;
