import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning', 'inherit'] as const;

export default function CircularColor() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', color: 'text.disabled' }}>
      {colors.map((color) => (
        <CircularProgress key={color} color={color} aria-label={`Loading, ${color}`} />
      ))}
    </Stack>
  );
}
