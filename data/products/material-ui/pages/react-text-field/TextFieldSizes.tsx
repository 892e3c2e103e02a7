import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Box sx={{ px: 1, width: 320, bgcolor: 'action.hover' }}>
      <TextField fullWidth size="small" label="Small" />
      <TextField fullWidth size="small" margin="dense" label="Small, dense margin" />
      <TextField fullWidth margin="normal" label="Medium, normal margin" />
    </Box>
  );
}
