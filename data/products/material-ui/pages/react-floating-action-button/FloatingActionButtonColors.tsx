import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import MicIcon from '@mui/icons-material/Mic';

const colors = ['default', 'primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export default function FloatingActionButtonColors() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', color: '#6a1b9a' }}>
      {colors.map((color) => (
        <Fab key={color} size="medium" color={color} aria-label={`Record, ${color}`}>
          <MicIcon />
        </Fab>
      ))}
      <Fab size="medium" color="inherit" aria-label="Record, inherit">
        <MicIcon />
      </Fab>
    </Stack>
  );
}
