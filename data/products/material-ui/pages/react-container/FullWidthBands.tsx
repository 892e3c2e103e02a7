import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function FullWidthBands() {
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Container maxWidth="xs" sx={{ py: 2 }}>
          Museum of the harbor
        </Container>
      </Box>
      <Container component="section" aria-label="Opening hours" maxWidth="xs" sx={{ py: 3 }}>
        Open from Tuesday to Sunday, ten to six.
      </Container>
      <Box sx={{ bgcolor: 'action.selected' }}>
        <Container maxWidth="xs" sx={{ py: 2 }}>
          Pier 3, tram 4
        </Container>
      </Box>
    </Box>
  );
}
