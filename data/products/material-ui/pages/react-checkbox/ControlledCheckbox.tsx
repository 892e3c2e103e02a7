import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';

export default function ControlledCheckbox() {
  const [gift, setGift] = React.useState(true);
  return (
    <Stack>
      <FormControlLabel
        label="This is a gift"
        control={<Checkbox checked={gift} onChange={(event) => setGift(event.target.checked)} />}
      />
      {gift ? 'No bill is in the parcel.' : 'The bill is in the parcel.'}
    </Stack>
  );
}
