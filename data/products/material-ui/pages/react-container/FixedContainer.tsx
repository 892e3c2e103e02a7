import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function FixedContainer() {
  return (
    <Container fixed>
      <Box sx={{ bgcolor: 'action.selected', p: 2 }}>
        As wide as the breakpoint that the window has reached.
      </Box>
    </Container>
  );
}
