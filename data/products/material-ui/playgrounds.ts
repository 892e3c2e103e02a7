import type { ProductPlaygrounds } from '../../../src/model/products/ProductEntry';

/** What the playgrounds of Material UI, Joy UI and System share. */
export const playgrounds = {
  icons: {
    Add: '@mui/icons-material/Add',
    Delete: '@mui/icons-material/Delete',
    Send: '@mui/icons-material/Send',
  },
  // It has to be an element: a stack copies it between its children.
  hidden: ['divider'],
  // Beyond these, there is no shadow, or so many elements that the page freezes.
  ranges: { elevation: [0, 24], boundaryCount: [0, 20], siblingCount: [0, 20], steps: [1, 100] },
} as const satisfies ProductPlaygrounds;
