import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

const variants = ['outlined', 'text', 'contained'] as const;

export default function VariantButtonGroup() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <ButtonGroup key={variant} variant={variant} aria-label={`Edit, ${variant}`}>
          <Button>Cut</Button>
          <Button>Copy</Button>
          <Button>Paste</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
