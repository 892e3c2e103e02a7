import type { ApiMessageNote } from 'docs-shell';

const ONE_GRID =
  'The component or hook is used outside of a grid, or the bundle has two versions of the package, whose contexts do not know each other.';
const INSIDE =
  'Render it inside the grid, for example through `slots`. For code outside of it, use `useGridApiRef`. Check with `npm ls @mui/x-data-grid` that there is one version.';

/** Cause and cure of the messages of the package. */
export const apiMessages = [
  {
    says: 'A call to `dataSource.getRows()` threw an error',
    cause: 'Loading rows has failed, and nothing handles it.',
    cure: 'Pass `onDataSourceError`, and show there that the rows could not be loaded.',
  },
  {
    says: 'A call to `dataSource.updateRow()` threw an error',
    cause: 'Saving a row has failed, and nothing handles it.',
    cure: 'Pass `onDataSourceError`, and show there that the change was not saved.',
  },
  {
    says: 'A call to `processRowUpdate()` threw an error',
    cause:
      'The function that saves an edited row has thrown, or its promise was rejected. The cell stays in edit mode.',
    cure: 'Pass `onProcessRowUpdateError`, and show the error there.',
  },
  {
    says: 'The `filterModel` can only contain a single item',
    cause: 'The model has several conditions; the MIT grid filters by one.',
    cure: 'Keep one item in `filterModel.items`, filter the rows before you pass them, or use DataGridPro.',
  },
  {
    says: '`pageSize` cannot exceed 100 in the MIT version',
    cause: 'The page size is larger than 100, which is the most that the MIT grid shows on one page.',
    cure: 'Use a page size of at most 100, or DataGridPro.',
  },
  {
    says: '`rowSelectionModel` can only contain 1 item in DataGrid.',
    cause: 'Without checkboxes, the MIT grid selects one row, and the model has several.',
    cure: 'Set `checkboxSelection`, or keep one id in the model.',
  },
  {
    says: 'requires all rows to have a unique `id` property.',
    cause: 'A row has no `id`, so the grid cannot tell it from the others.',
    cure: 'Add an `id` to each row, or name the unique field: `getRowId={(row) => row.sku}`, as a function that does not change in each render.',
  },
  {
    says: 'You cannot update several rows at once in `apiRef.current.updateRows`',
    cause: 'The array has several rows; the MIT grid updates one in each call.',
    cure: 'Call it once for each row, or pass a new array as `rows`.',
  },
  {
    says: 'You cannot replace rows using `apiRef.current.unstable_replaceRows`',
    cause: 'The method belongs to the commercial grids.',
    cure: 'Pass a new array as `rows`.',
  },
  {
    says: 'The `sortModel` can only contain a single item',
    cause: 'The model sorts by several columns; the MIT grid sorts by one.',
    cure: 'Keep one item in `sortModel`, sort the rows before you pass them, or use DataGridPro.',
  },
  { says: 'Could not find the Data Grid configuration context.', cause: ONE_GRID, cure: INSIDE },
  { says: 'Could not find the Data Grid private context.', cause: ONE_GRID, cure: INSIDE },
  { says: 'Could not find the Data Grid context.', cause: ONE_GRID, cure: INSIDE },
  {
    says: '`<DataGrid autoPageSize={true} autoHeight={true} />` are not valid props.',
    cause:
      'One prop derives the number of rows from the height, the other the height from the number of rows.',
    cure: 'Remove one of them. Without `autoHeight`, give the grid a height by its container.',
  },
  {
    says: 'Invalid child type in `GridActionsCell`.',
    cause: 'A child is neither a `GridActionsCellItem` nor a fragment, so arrow keys and the menu skip it.',
    cure: 'Use `GridActionsCellItem` for each action. If your component renders one, pass `suppressChildrenValidation`.',
  },
  {
    says: 'Missing the `getActions` property in the `GridColDef`.',
    cause: 'A column of the type `actions` has nothing to show.',
    cure: 'Add `getActions: (params) => [<GridActionsCellItem … />]`, or a `renderCell`.',
  },
  {
    says: 'Missing context. Quick Filter subcomponents',
    cause: 'A part of the quick filter is used alone.',
    cure: 'Put `QuickFilterControl`, `QuickFilterClear` and `QuickFilterTrigger` inside a `QuickFilter`.',
  },
  {
    says: 'useGridRootProps should only be used inside the DataGrid',
    cause: 'The hook is called in a component that is not inside a grid.',
    cure: 'Call it in a component that the grid renders, for example through `slots`.',
  },
  {
    says: '`useGridSelector` has been called before the initialization of the state.',
    cause: 'The selector runs before the grid has its state, or outside of a grid.',
    cure: 'Call it in a component that the grid renders. Outside of it, read `apiRef.current` in an effect or a handler.',
  },
  {
    says: 'column type only accepts `Date` objects as values.',
    unit: 'GridColDef',
    cause: 'A column of the type `date` or `dateTime` has strings or numbers as values, as JSON gives them.',
    cure: 'Convert them: `valueGetter: (value) => value && new Date(value)`.',
  },
  {
    says: 'is not present in the `pageSizeOptions`.',
    unit: 'DataGrid',
    cause:
      'The current page size is not among the sizes that the reader can choose, so the menu is left out. It is 100 by default.',
    cure: 'Add it to `pageSizeOptions`, or set another one with `paginationModel` or `initialState`.',
  },
  {
    says: 'Usage of the `paginationMeta` prop with client-side pagination',
    unit: 'DataGrid',
    cause: 'The grid has all rows, so it knows by itself whether there is another page.',
    cure: 'Remove `paginationMeta`, or set `paginationMode="server"`.',
  },
  {
    says: 'Usage of the `rowCount` prop with client side pagination',
    unit: 'DataGrid',
    cause: 'The grid has all rows and counts them itself.',
    cure: 'Remove `rowCount`, or set `paginationMode="server"`.',
  },
  {
    says: "The `rowCount` prop must be passed using `paginationMode='server'`",
    unit: 'DataGrid',
    cause: 'The grid has only one page of the rows and cannot know how many there are.',
    cure: 'Pass the total as `rowCount`, and `-1` while it is unknown.',
  },
  {
    says: 'The `rowHeight` prop should be a number greater than 0.',
    unit: 'DataGrid',
    cause: '`rowHeight` is 0, negative or not a number.',
    cure: 'Pass a positive number, or leave it out for 52 pixels.',
  },
  {
    says: "The `getRowHeight` prop should return a number greater than 0 or 'auto'.",
    unit: 'DataGrid',
    cause: 'The function has returned 0, a negative number or something else.',
    cure: "Return a positive number, `'auto'`, or `null` for the usual height.",
  },
  {
    says: 'The `listViewColumn` prop must be set if `listView` is enabled.',
    unit: 'DataGrid',
    cause: 'The list view shows one column, and none is given.',
    cure: "Pass one: `listViewColumn={{ field: 'summary', renderCell }}`.",
  },
  {
    says: 'No filter operators found for column',
    unit: 'GridColDef',
    cause:
      'The filter names a column whose `filterOperators` are empty, for example one of the type `actions`.',
    cure: 'Give the column `filterOperators`, or take it out of the filter model.',
  },
  {
    says: 'No filter operator found for column',
    unit: 'GridColDef',
    cause:
      'The operator of the filter is not one of the column, which depend on its `type`: `contains` for text, `=` for numbers.',
    cure: 'Use an operator of the column type, for example after the type of the column has changed.',
  },
  {
    says: 'The `operator` field is required on `filterModel.items`',
    unit: 'GridFilterItem',
    cause: 'An item of the filter model has no `operator`.',
    cure: "Add it: `{ field: 'name', operator: 'contains', value: 'a' }`.",
  },
  {
    says: 'The `id` field is required on `filterModel.items`',
    unit: 'GridFilterItem',
    cause: 'The filter model has several items, and they cannot be told apart.',
    cure: 'Give each item an `id` of its own.',
  },
  {
    says: 'When the value of a field is an object or a `renderCell` is provided',
    unit: 'GridColDef',
    cause: 'An export writes the value, and an object becomes `[object Object]`.',
    cure: 'Add a `valueFormatter` that returns a string.',
  },
  {
    says: 'No row with id #… found.',
    unit: 'GridApi',
    cause:
      "A method got an id that no row has: the row was removed, or the id has another type (`1` and `'1'`).",
    cure: 'Ask `getRow(id)` first, and use the id as the rows have it.',
  },
  {
    says: 'is not editable.',
    unit: 'GridApi',
    cause: '`startCellEditMode` or `startRowEditMode` was called for a column without `editable: true`.',
    cure: 'Set `editable` in the column, or check `isCellEditable(params)` before.',
  },
] as const satisfies readonly ApiMessageNote[];
