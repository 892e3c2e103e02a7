import type { ProductPlaygrounds } from '../../../src/model/products/ProductEntry';

export const playgrounds = {
  /** Parts of the grid's toolbar, which read the grid around them. */
  dependent: [
    'ColumnsPanelTrigger',
    'ExportCsv',
    'ExportPrint',
    'FilterPanelTrigger',
    'QuickFilter',
    'QuickFilterClear',
    'QuickFilterControl',
    'QuickFilterTrigger',
    'ToolbarButton',
  ],
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
