import Typography from '@mui/material/Typography';

const colors = [
  'textPrimary',
  'textSecondary',
  'textDisabled',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function ColorTypography() {
  return (
    <div style={{ columns: 2, columnGap: 32 }}>
      {colors.map((color) => (
        <Typography key={color} color={color}>
          {color}
        </Typography>
      ))}
    </div>
  );
}
