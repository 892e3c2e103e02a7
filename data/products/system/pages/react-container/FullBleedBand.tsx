import * as React from 'react';
import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const shots = ['Bow', 'Mast', 'Stern'];

export default function FullBleedBand() {
  const [bleed, setBleed] = React.useState(true);

  return (
    <Box sx={{ width: 1, border: 1, borderColor: 'divider' }}>
      <Container maxWidth="sm" sx={{ py: 2 }}>
        <label>
          <input type="checkbox" checked={bleed} onChange={(event) => setBleed(event.target.checked)} /> Let
          the pictures touch the edges
        </label>
      </Container>
      <Box sx={{ bgcolor: 'action.hover', py: 1 }}>
        <Container maxWidth="sm" disableGutters={bleed}>
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(3, 1fr)',
              gap: '2px',
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {shots.map((shot) => (
              <Box
                key={shot}
                component="li"
                sx={{ py: 4, textAlign: 'center', bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                {shot}
              </Box>
            ))}
          </Box>
        </Container>
      </Box>
      <Container maxWidth="sm" component="p" sx={{ my: 2 }}>
        This paragraph keeps its gutters and lines up with the checkbox.
      </Container>
    </Box>
  );
}
