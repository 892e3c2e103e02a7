import AppBar from '@mui/material/AppBar';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import SearchIcon from '@mui/icons-material/Search';

const SearchField = styled(InputBase)(({ theme }) => ({
  color: 'inherit',
  border: '1px solid',
  borderRadius: theme.shape.borderRadius,
  paddingInline: theme.spacing(1.5),
  marginInlineStart: 'auto',
  width: 160,
  transition: theme.transitions.create('width'),
  '& input::placeholder': { opacity: 1 },
  '&.Mui-focused': { width: 240 },
}));

export default function SearchAppBar() {
  return (
    <AppBar position="static">
      <Toolbar>
        Recipes
        <SearchField
          type="search"
          placeholder="Search…"
          slotProps={{ input: { 'aria-label': 'Search recipes' } }}
          startAdornment={
            <InputAdornment position="start" sx={{ color: 'inherit' }}>
              <SearchIcon />
            </InputAdornment>
          }
        />
      </Toolbar>
    </AppBar>
  );
}
