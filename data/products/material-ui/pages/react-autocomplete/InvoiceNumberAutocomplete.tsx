import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const customers = ['Alder & Sons', 'Birch Logistics', 'Cedar Clinic', 'Dogwood Press'];

// Ten thousand strings, made once and outside the component.
const invoices = Array.from({ length: 10000 }, (_, index) => {
  return `${20000 + index}, ${customers[index % customers.length]}`;
});

const filterOptions = createFilterOptions<string>({ limit: 50, ignoreAccents: false });

export default function InvoiceNumberAutocomplete() {
  const [text, setText] = React.useState('');
  const [opened, setOpened] = React.useState<string[]>([]);

  return (
    <Stack spacing={1}>
      <Autocomplete
        options={invoices}
        filterOptions={filterOptions}
        value={null}
        inputValue={text}
        onInputChange={(_event, next, reason) => setText(reason === 'selectOption' ? '' : next)}
        onChange={(_event, invoice) => {
          if (invoice !== null) {
            setOpened((list) => [invoice, ...list.filter((other) => other !== invoice)].slice(0, 3));
          }
        }}
        slotProps={{
          popper: { placement: 'bottom-start', sx: { minWidth: 280 } },
          listbox: { sx: { maxHeight: 240 } },
        }}
        renderInput={(params) => <TextField {...params} label="Invoice" />}
        sx={{ width: 160 }}
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {opened.length === 0 ? 'The list shows the first 50 matches.' : `Opened: ${opened.join('; ')}`}
      </Typography>
    </Stack>
  );
}
