import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SimpleMediaQuery() {
  const isWide = useMediaQuery('(min-width: 600px)');
  return <Typography>The window is {isWide ? 'at least 600px wide' : 'narrower than 600px'}.</Typography>;
}
