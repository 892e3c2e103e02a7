import * as React from 'react';
import TextField from '@mui/material/TextField';

const MAX = 12;

export default function NicknameField() {
  const [name, setName] = React.useState('wren');
  const tooLong = name.length > MAX;

  return (
    <TextField
      id={React.useId()}
      label="Nickname"
      value={name}
      onChange={(event) => setName(event.target.value)}
      error={tooLong}
      helperText={tooLong ? `${name.length - MAX} too many` : `${MAX - name.length} characters left`}
    />
  );
}
