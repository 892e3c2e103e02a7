import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';

export default function DenseAppBar() {
  return (
    <AppBar position="static" color="inherit" variant="outlined" elevation={0}>
      <Toolbar variant="dense" disableGutters>
        <Button color="inherit">File</Button>
        <Button color="inherit">Edit</Button>
        <Button color="inherit">View</Button>
      </Toolbar>
    </AppBar>
  );
}
