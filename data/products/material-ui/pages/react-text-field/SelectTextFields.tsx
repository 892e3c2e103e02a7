import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const currencies = ['EUR', 'NOK', 'USD'];

export default function SelectTextFields() {
  return (
    <TextField select label="Currency" defaultValue="NOK" sx={{ minWidth: 160 }}>
      {currencies.map((currency) => (
        <MenuItem key={currency} value={currency}>
          {currency}
        </MenuItem>
      ))}
    </TextField>
  );
}
