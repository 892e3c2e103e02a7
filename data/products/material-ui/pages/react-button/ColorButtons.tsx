import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'inherit'] as const;

export default function ColorButtons() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {colors.map((color) => (
        <Button key={color} color={color} variant="outlined">
          {color}
        </Button>
      ))}
    </Stack>
  );
}
