import type { ProductPlaygrounds } from 'docs-shell';

/** What the playgrounds of Material UI, Joy UI and System share. */
export const playgrounds = {
  icons: {
    Add: '@mui/icons-material/Add',
    Delete: '@mui/icons-material/Delete',
    Send: '@mui/icons-material/Send',
  },
  // It has to be an element: a stack copies it between its children.
  hidden: ['divider'],
  // Beyond these, there is no shadow, the stage is too small, the component throws, or the page freezes.
  ranges: {
    autoHideDuration: [500, 10_000],
    boundaryCount: [0, 20],
    columns: [1, 24],
    count: [1, 100],
    defaultPage: [1, 100],
    elevation: [0, 24],
    height: [1, 400],
    hysteresis: [0.05, 0.95],
    leaveTouchDelay: [0, 10_000],
    limitTags: [-1, 20],
    marginThreshold: [0, 50],
    max: [1, 200],
    maxHeight: [0, 400],
    maxRows: [1, 20],
    // A slider whose `min` is greater than its `max` throws.
    min: [-100, 0],
    minHeight: [0, 400],
    minRows: [1, 20],
    resumeHideDuration: [0, 10_000],
    rows: [1, 20],
    shiftStep: [1, 100],
    siblingCount: [0, 20],
    size: [8, 200],
    spacing: [0, 10],
    step: [1, 100],
    steps: [1, 100],
    swipeAreaWidth: [0, 100],
    tabFlex: [0, 10],
    thickness: [0.1, 22],
    total: [1, 100],
    width: [1, 400],
  },
} as const satisfies ProductPlaygrounds;
