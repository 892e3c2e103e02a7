import type { ProductPlaygrounds } from 'docs-shell';

export const playgrounds = {
  /** Beyond these, so many cells are drawn that the page freezes, or none can be seen. */
  ranges: { rowBufferPx: [0, 2000], columnBufferPx: [0, 2000], columnGroupHeaderHeight: [24, 200] },
  /** Props that have no effect without code of the reader's own. */
  hidden: [
    'aria-label',
    'aria-labelledby',
    'clipboardCopyCellDelimiter',
    'dataSourceRevalidateMs',
    'disableEval',
    'estimatedRowCount',
    'label',
    'logLevel',
    'nonce',
    'rowCount',
    'scrollbarSize',
  ],
} as const satisfies ProductPlaygrounds;
