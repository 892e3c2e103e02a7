import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import SearchIcon from '@mui/icons-material/Search';

const bar = { display: 'flex', px: 1, width: 280, '&:focus-within': { borderColor: 'primary.main' } };

export default function CustomizedInputBase() {
  return (
    <Paper component="form" variant="outlined" sx={bar} onSubmit={(event) => event.preventDefault()}>
      <InputBase type="search" inputProps={{ 'aria-label': 'Search the map' }} sx={{ flexGrow: 1 }} />
      <IconButton type="submit" aria-label="Search">
        <SearchIcon />
      </IconButton>
    </Paper>
  );
}
