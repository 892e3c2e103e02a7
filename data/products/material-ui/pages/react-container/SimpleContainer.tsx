import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function SimpleContainer() {
  return (
    <Container maxWidth="sm">
      <Box sx={{ bgcolor: 'action.selected', p: 2 }}>
        As wide as the window, up to 600px, with a gutter at both sides.
      </Box>
    </Container>
  );
}
