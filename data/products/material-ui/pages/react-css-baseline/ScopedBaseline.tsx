import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';

export default function ScopedBaseline() {
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', fontFamily: 'Georgia, serif' }}>
      <p>The page around it has a font of its own.</p>
      <ScopedCssBaseline component="section" aria-label="Offers" sx={{ px: 2, py: 1 }}>
        <p>
          Here, texts have the font and the color of the theme, and <b>its bold weight</b>.
        </p>
      </ScopedCssBaseline>
    </Box>
  );
}
