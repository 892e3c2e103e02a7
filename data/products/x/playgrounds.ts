import type { ProductPlaygrounds } from '../../../src/model/products/ProductEntry';

/** Props of the grid that have no effect without code of the reader's own. */
export const playgrounds = {
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
