import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Breakpoint, useTheme } from '@mui/material/styles';

function useWidth(): Breakpoint {
  const { breakpoints } = useTheme();
  const matches = {
    xl: useMediaQuery(breakpoints.up('xl')),
    lg: useMediaQuery(breakpoints.up('lg')),
    md: useMediaQuery(breakpoints.up('md')),
    sm: useMediaQuery(breakpoints.up('sm')),
  };
  return (['xl', 'lg', 'md', 'sm'] as const).find((key) => matches[key]) ?? 'xs';
}

export default function UseWidth() {
  return <Typography>This window has the width {useWidth()}.</Typography>;
}
