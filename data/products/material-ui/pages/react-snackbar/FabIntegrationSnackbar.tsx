import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Snackbar from '@mui/material/Snackbar';
import AddIcon from '@mui/icons-material/Add';

export default function FabIntegrationSnackbar() {
  return (
    <Box sx={{ position: 'relative', width: 340, height: 180, border: 1, borderColor: 'divider' }}>
      <Fab color="primary" aria-label="New task" sx={{ position: 'absolute', bottom: 16, right: 16 }}>
        <AddIcon />
      </Fab>
      {/* Absolute in this frame only; in an app both are fixed. */}
      <Snackbar
        open
        message="Task done"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ content: { role: 'none' }, transition: { appear: false } }}
        sx={{ position: 'absolute', bottom: { xs: 88 }, left: { xs: 8 }, right: { xs: 8 } }}
      />
    </Box>
  );
}
