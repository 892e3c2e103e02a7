import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const rights = ['Read', 'Comment', 'Edit', 'Share'];

export default function PermissionsIndeterminateCheckbox() {
  const [granted, setGranted] = React.useState<string[]>(['Read', 'Comment']);
  const parentRef = React.useRef<HTMLInputElement>(null);
  const all = granted.length === rights.length;
  const some = granted.length > 0 && !all;

  React.useEffect(() => {
    // The prop changes only the icon. This makes assistive technology report "mixed" as well.
    if (parentRef.current) {
      parentRef.current.indeterminate = some;
    }
  });

  return (
    <Box role="group" aria-label="Rights of the guest account">
      <FormControlLabel
        label={`All rights (${granted.length} of ${rights.length})`}
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            onChange={(event) => setGranted(event.target.checked ? rights : [])}
            slotProps={{ input: { ref: parentRef } }}
          />
        }
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', marginInlineStart: 4 }}>
        {rights.map((right) => (
          <FormControlLabel
            key={right}
            label={right}
            checked={granted.includes(right)}
            onChange={(_event, checked) =>
              setGranted((list) => (checked ? [...list, right] : list.filter((item) => item !== right)))
            }
            control={<Checkbox />}
          />
        ))}
      </Box>
    </Box>
  );
}
