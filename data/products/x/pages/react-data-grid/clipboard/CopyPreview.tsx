import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
  { field: 'day', headerName: 'Day', width: 90 },
  { field: 'price', headerName: 'Fare', type: 'number', valueFormatter: (value) => `${value} €` },
];

const fares = [
  { id: 1, city: 'Ghent', day: 'Mon', price: 19 },
  { id: 2, city: 'Basel', day: 'Tue', price: 54 },
  { id: 3, city: 'Turin', day: 'Wed', price: 38 },
];

export default function CopyPreview() {
  const [delimiter, setDelimiter] = React.useState('\t');
  const [copied, setCopied] = React.useState('');
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%' }}>
      <FormControl size="small" sx={{ minWidth: 160, mb: 1 }}>
        <InputLabel id={labelId}>Between cells</InputLabel>
        <Select
          labelId={labelId}
          label="Between cells"
          value={delimiter}
          onChange={(event) => setDelimiter(event.target.value)}
        >
          <MenuItem value={'\t'}>Tab</MenuItem>
          <MenuItem value=";">Semicolon</MenuItem>
        </Select>
      </FormControl>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Fares"
          rows={fares}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          clipboardCopyCellDelimiter={delimiter}
          onClipboardCopy={(text) => setCopied(text)}
          hideFooter
        />
      </Box>
      <TextField
        label="Copied text"
        value={copied}
        multiline
        rows={3}
        fullWidth
        size="small"
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ mt: 2 }}
      />
    </Box>
  );
}
