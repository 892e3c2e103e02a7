import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';

const field = { width: 160, px: 2, py: 1, border: 2, borderColor: 'primary.main' };

export default function BoxSizing() {
  return (
    <Stack spacing={1}>
      <Box sx={{ ...field, boxSizing: 'content-box' }}>Default of browsers</Box>
      <ScopedCssBaseline>
        <Box sx={field}>Baseline</Box>
      </ScopedCssBaseline>
    </Stack>
  );
}
