import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PrintIcon from '@mui/icons-material/Print';

export default function ButtonSizes() {
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', width: 280 }}>
      <Button size="small" variant="outlined" startIcon={<PrintIcon />}>
        Small
      </Button>
      <Button size="medium" variant="outlined" startIcon={<PrintIcon />}>
        Medium
      </Button>
      <Button size="large" variant="outlined" startIcon={<PrintIcon />}>
        Large
      </Button>
      <Button fullWidth variant="outlined" endIcon={<PrintIcon />}>
        Full width
      </Button>
    </Box>
  );
}
