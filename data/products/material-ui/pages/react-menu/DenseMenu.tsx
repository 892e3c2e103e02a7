import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function DenseMenu() {
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Paper component={MenuList} aria-label="Default">
        <MenuItem>Cut</MenuItem>
        <MenuItem>Paste</MenuItem>
      </Paper>
      <Paper component={MenuList} aria-label="Dense">
        <MenuItem dense>Undo</MenuItem>
        <MenuItem dense>Redo</MenuItem>
      </Paper>
      <Paper component={MenuList} aria-label="Without gutters">
        <MenuItem disableGutters>Zoom in</MenuItem>
        <MenuItem disableGutters>Zoom out</MenuItem>
      </Paper>
    </Stack>
  );
}
