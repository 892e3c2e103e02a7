import Box from '@mui/material/Box';
import Container from '@mui/material/Container';

const widths = [
  { maxWidth: 'xs', text: 'xs, up to 444px' },
  { maxWidth: 'sm', text: 'sm, up to 600px' },
  { maxWidth: false, text: 'false, no limit' },
] as const;

export default function MaxWidthContainers() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: 1 }}>
      {widths.map(({ maxWidth, text }) => (
        <Container key={text} maxWidth={maxWidth}>
          <Box sx={{ bgcolor: 'action.selected', p: 1 }}>{text}</Box>
        </Container>
      ))}
    </Box>
  );
}
