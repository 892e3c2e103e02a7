import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';

export default function FloatingActionButtonSize() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab size="small" color="primary" aria-label="Add, small">
        <AddIcon />
      </Fab>
      <Fab size="medium" color="primary" aria-label="Add, medium">
        <AddIcon />
      </Fab>
      <Fab size="large" color="primary" aria-label="Add, large">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
