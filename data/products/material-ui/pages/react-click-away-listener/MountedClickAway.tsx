import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function MountedClickAway() {
  const [isEditing, setIsEditing] = React.useState(false);
  const [name, setName] = React.useState('Line 4');
  if (!isEditing) return <Button onClick={() => setIsEditing(true)}>Rename {name}</Button>;
  return (
    <ClickAwayListener onClickAway={() => setIsEditing(false)}>
      <TextField
        label="Name of the line"
        size="small"
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
    </ClickAwayListener>
  );
}
