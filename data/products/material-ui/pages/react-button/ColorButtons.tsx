import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'inherit'] as const;

export default function ColorButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Button key={color} variant="outlined" color={color}>
          {color}
        </Button>
      ))}
    </Stack>
  );
}
