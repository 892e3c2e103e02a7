import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const border = { border: 1, borderColor: 'divider' };

export default function GutterContainers() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      <Container maxWidth="xs" sx={border}>
        <Box sx={{ bgcolor: 'action.selected' }}>Default</Box>
      </Container>
      <Container maxWidth="xs" disableGutters sx={border}>
        <Box sx={{ bgcolor: 'action.selected' }}>No gutters</Box>
      </Container>
      <Container maxWidth="xs" disableGutters sx={{ ...border, px: 8 }}>
        <Box sx={{ bgcolor: 'action.selected' }}>64px</Box>
      </Container>
    </Box>
  );
}
