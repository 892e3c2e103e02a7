import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';

const outline = {
  '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'text.primary', outlineOffset: 2 },
};

export default function FloatingActionButtonFocus() {
  return (
    <Stack direction="row" spacing={2}>
      <Fab color="primary" aria-label="Add, usual ripples">
        <AddIcon />
      </Fab>
      <Fab color="primary" disableFocusRipple sx={outline} aria-label="Add, no ripple on focus">
        <AddIcon />
      </Fab>
      <Fab color="primary" disableRipple sx={outline} aria-label="Add, no ripple at all">
        <AddIcon />
      </Fab>
    </Stack>
  );
}
