import IconButton from '@mui/material/IconButton';
import PrintIcon from '@mui/icons-material/Print';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function AlignedStack() {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', width: 280, border: 1, px: 2 }}
    >
      <Typography variant="h6" component="h3">
        Invoice 4711
      </Typography>
      <IconButton aria-label="Print">
        <PrintIcon />
      </IconButton>
    </Stack>
  );
}
