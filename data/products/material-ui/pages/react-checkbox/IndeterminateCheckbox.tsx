import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const rights = ['Read', 'Edit', 'Share'];

export default function IndeterminateCheckbox() {
  const [granted, setGranted] = React.useState(['Read']);
  const parent = React.useRef<HTMLInputElement>(null);
  const all = granted.length === rights.length;
  const some = granted.length > 0 && !all;
  React.useEffect(() => {
    if (parent.current) parent.current.indeterminate = some;
  });
  const toggle = (right: string, checked: boolean) =>
    setGranted(rights.filter((one) => (one === right ? checked : granted.includes(one))));
  return (
    <FormGroup role="group" aria-label="Rights of guests">
      <FormControlLabel
        label="All rights"
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={() => setGranted(all ? [] : rights)}
            slotProps={{ input: { ref: parent } }}
          />
        }
      />
      {rights.map((right) => (
        <FormControlLabel
          key={right}
          label={right}
          control={
            <Checkbox checked={granted.includes(right)} onChange={(_, checked) => toggle(right, checked)} />
          }
          sx={{ paddingInlineStart: 3 }}
        />
      ))}
    </FormGroup>
  );
}
