import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TypographyMenu() {
  return (
    <Paper component={MenuList} aria-label="Files" sx={{ width: 200 }}>
      <MenuItem>Minutes.md</MenuItem>
      <MenuItem>
        <Typography noWrap>Inventory of the northern warehouse</Typography>
      </MenuItem>
    </Paper>
  );
}
