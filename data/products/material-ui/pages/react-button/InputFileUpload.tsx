import * as React from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  clipPath: 'inset(50%)',
});

export default function InputFileUpload() {
  const [name, setName] = React.useState('Choose a photo');
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="contained"
      sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
    >
      {name}
      <HiddenInput
        type="file"
        accept="image/*"
        onChange={(event) => setName(event.target.files?.[0]?.name ?? 'Choose a photo')}
      />
    </Button>
  );
}
