/**
 * Equivalence maps of the older release lines: canonical pathname here → pathname there.
 * A page that is missing here has no equal there; its link leads to that version's landing page.
 */
export const versionPathnames = {
  v7: {
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
