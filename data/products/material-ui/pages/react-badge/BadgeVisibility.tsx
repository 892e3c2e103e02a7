import * as React from 'react';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import MailIcon from '@mui/icons-material/Mail';

export default function BadgeVisibility() {
  const [shown, setShown] = React.useState(true);
  return (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'center' }}>
      <Badge badgeContent={12} color="primary" invisible={!shown}>
        <MailIcon />
      </Badge>
      <FormControlLabel
        label="Show unread mail"
        control={<Switch checked={shown} onChange={() => setShown(!shown)} />}
      />
    </Stack>
  );
}
