import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const invoices = Array.from({ length: 10_000 }, (_, index) => `${20_000 + index}`);
const filterOptions = createFilterOptions<string>({ matchFrom: 'start', limit: 20, trim: true });

export default function Filter() {
  return (
    <Autocomplete
      options={invoices}
      filterOptions={filterOptions}
      renderInput={(params) => <TextField {...params} label="Invoice" placeholder="20000 to 29999" />}
      sx={{ width: 210 }}
    />
  );
}
