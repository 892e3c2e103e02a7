import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const tools = [
  { name: 'Chisel', material: 'Steel' },
  { name: 'Mallet', material: 'Wood' },
  { name: 'Level', material: 'Aluminum' },
  { name: 'Bench hook', material: 'Wood' },
];
const materials = ['Steel', 'Wood', 'Aluminum'];

export default function FilterLayout() {
  const wide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const [open, setOpen] = React.useState(false);
  const [chosen, setChosen] = React.useState(materials);
  const hits = tools.filter((tool) => chosen.includes(tool.material));

  const filters = (
    <FormGroup aria-label="Material" role="group">
      {materials.map((material) => (
        <FormControlLabel
          key={material}
          label={material}
          control={
            <Checkbox
              checked={chosen.includes(material)}
              onChange={(_event, on) =>
                setChosen((now) => (on ? [...now, material] : now.filter((entry) => entry !== material)))
              }
            />
          }
        />
      ))}
    </FormGroup>
  );

  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={3} sx={{ width: '100%' }}>
      {/* The query is answered in the browser: the space of the list is kept, so that nothing moves then. */}
      <Box sx={{ minWidth: { md: 160 }, minHeight: { md: 126 } }}>
        {wide ? (
          filters
        ) : (
          <React.Fragment>
            <Button variant="outlined" onClick={() => setOpen(true)}>
              Filters ({chosen.length} of {materials.length})
            </Button>
            <Drawer open={open} onClose={() => setOpen(false)}>
              <Stack spacing={2} sx={{ p: 3 }}>
                {filters}
                <Button onClick={() => setOpen(false)}>Show {hits.length} tools</Button>
              </Stack>
            </Drawer>
          </React.Fragment>
        )}
      </Box>
      <Typography aria-live="polite">
        {hits.map((tool) => tool.name).join(', ') || 'No tool matches.'}
      </Typography>
    </Stack>
  );
}
