import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SimpleMediaQuery() {
  const isWide = useMediaQuery('(min-width: 600px)');
  return (
    <Typography>
      The window is{' '}
      <NoSsr fallback="of unknown width">{isWide ? 'at least 600px wide' : 'narrower than 600px'}</NoSsr>.
    </Typography>
  );
}
