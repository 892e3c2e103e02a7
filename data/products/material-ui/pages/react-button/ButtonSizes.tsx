import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function ButtonSizes() {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', width: 280 }}>
      <Button size="small" variant="outlined">
        Small
      </Button>
      <Button size="medium" variant="outlined">
        Medium
      </Button>
      <Button size="large" variant="outlined">
        Large
      </Button>
      <Button fullWidth variant="outlined">
        Full width
      </Button>
    </Box>
  );
}
