import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function ThemeHelper() {
  const { breakpoints } = useTheme();
  const answers = {
    "up('sm')": useMediaQuery(breakpoints.up('sm')),
    "down('md')": useMediaQuery(breakpoints.down('md')),
    "between('sm', 'lg')": useMediaQuery(breakpoints.between('sm', 'lg')),
    "only('xl')": useMediaQuery(breakpoints.only('xl')),
  };
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      {Object.entries(answers).map(([call, matches]) => (
        <Chip key={call} color={matches ? 'primary' : 'default'} label={`${call}: ${matches}`} />
      ))}
    </Stack>
  );
}
