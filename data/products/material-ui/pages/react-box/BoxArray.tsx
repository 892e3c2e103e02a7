import * as React from 'react';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';

export default function BoxArray() {
  const [late, setLate] = React.useState(true);
  return (
    <Box
      component="label"
      sx={[
        { display: 'flex', alignItems: 'center', borderLeft: 4, borderColor: 'success.main', pl: 2 },
        late && { borderColor: 'error.main', fontWeight: 'bold' },
      ]}
    >
      <Switch checked={late} onChange={(event) => setLate(event.target.checked)} />
      The ferry is late
    </Box>
  );
}
