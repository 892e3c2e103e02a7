import Box from '@mui/material/Box';

export default function HoverBox() {
  return (
    <Box
      component="button"
      type="button"
      sx={{
        all: 'unset',
        cursor: 'pointer',
        bgcolor: 'action.selected',
        px: 3,
        py: 1.5,
        '&:hover': { bgcolor: 'action.focus' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        '& small': { display: 'block', color: 'text.secondary' },
      }}
    >
      Berth 7 <small>free until noon</small>
    </Box>
  );
}
