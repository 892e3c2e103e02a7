import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StateTextFields() {
  const [city, setCity] = React.useState('Bergen');
  return (
    <Stack useFlexGap sx={{ rowGap: 2 }}>
      <TextField
        label="Controlled"
        value={city}
        onChange={(event) => setCity(event.target.value)}
        helperText={`${city.length} letters`}
      />
      <TextField label="Uncontrolled" defaultValue="Tromsø" />
    </Stack>
  );
}
