import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';

interface Dish {
  id: number;
  name: string;
  price: number | null;
}

const menu: Dish[] = [
  { id: 1, name: 'Leek soup', price: 6 },
  { id: 2, name: 'Dumplings', price: 11 },
  { id: 3, name: 'Plum cake', price: 5 },
];

const columns: GridColDef<Dish>[] = [
  { field: 'name', headerName: 'Dish', editable: true, flex: 1, minWidth: 120 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    editable: true,
    // Without a delay, the check is done before Enter can be pressed.
    renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !(Number(props.value) > 0) }),
  },
];

export default function PriceEditing() {
  const [message, setMessage] = React.useState('Double-click a cell, or press Enter on it.');
  const [failed, setFailed] = React.useState(false);

  const timer = React.useRef<ReturnType<typeof setTimeout>>(undefined);
  React.useEffect(() => () => clearTimeout(timer.current), []);

  // Stands in for a server that refuses prices above 40.
  const handleUpdate = (next: Dish) =>
    new Promise<Dish>((resolve, reject) => {
      timer.current = setTimeout(() => {
        if ((next.price ?? 0) > 40) {
          reject(new Error(`${next.name}: the register stops at 40.`));
          return;
        }
        setFailed(false);
        setMessage(`Saved ${next.name}.`);
        resolve(next);
      }, 500);
    });

  const handleError = (error: Error) => {
    setFailed(true);
    setMessage(`${error.message} Correct it, or press Escape.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Menu"
          rows={menu}
          columns={columns}
          processRowUpdate={handleUpdate}
          onProcessRowUpdateError={handleError}
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ mt: 1 }}>
        {!failed && (
          <Alert role="note" severity="info">
            {message}
          </Alert>
        )}
      </Box>
      {failed && <Alert severity="error">{message}</Alert>}
    </Box>
  );
}
