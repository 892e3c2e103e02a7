import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function StyledTextarea() {
  return (
    <Box
      component={TextareaAutosize}
      aria-label="Comment"
      defaultValue="A frame, a radius and a ring of the theme"
      sx={{
        width: 260,
        p: 1.5,
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        resize: 'none',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
      }}
    />
  );
}
