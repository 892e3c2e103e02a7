import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const filters = ['Direct', 'With bicycle', 'First class'];

export default function SimpleZoom() {
  const [open, setOpen] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(!open)}>{open ? 'Remove the filters' : 'Add the filters'}</Button>
      {filters.map((filter, index) => (
        <Zoom
          key={filter}
          in={open}
          appear={false}
          style={{ transitionDelay: open ? `${index * 150}ms` : '0ms' }}
        >
          <Chip label={filter} />
        </Zoom>
      ))}
    </Stack>
  );
}
