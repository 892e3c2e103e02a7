import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';

const Stamp = styled('div')(({ theme }) => ({
  ...theme.typography.overline,
  border: '1px solid',
  paddingInline: theme.spacing(1),
}));

export default function TypographyTheme() {
  return (
    <div>
      <Stamp>Styled with theme.typography.overline</Stamp>
      <Box component="label" sx={{ typography: 'h6' }}>
        Written with sx
      </Box>
    </div>
  );
}
