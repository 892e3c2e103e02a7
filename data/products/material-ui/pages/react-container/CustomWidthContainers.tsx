import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

export default function CustomWidthContainers() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      <Container maxWidth={false} sx={{ maxWidth: 360 }}>
        <Box sx={{ bgcolor: 'action.selected', p: 1 }}>Up to 360px</Box>
      </Container>
      <Container maxWidth={false} sx={{ maxWidth: { xs: 320, md: 520 } }}>
        <Box sx={{ bgcolor: 'action.selected', p: 1 }}>Up to 320px, on wide windows 520px</Box>
      </Container>
    </Box>
  );
}
