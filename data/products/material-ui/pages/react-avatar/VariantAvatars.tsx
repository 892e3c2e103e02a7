import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const variants = ['circular', 'rounded', 'square'] as const;

export default function VariantAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      {variants.map((variant) => (
        <Avatar key={variant} variant={variant} sx={{ bgcolor: 'secondary.main' }}>
          {variant[0]}
        </Avatar>
      ))}
    </Stack>
  );
}
