import type { ProductPlaygrounds } from '../../../src/model/products/ProductEntry';

export const playgrounds = {
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
