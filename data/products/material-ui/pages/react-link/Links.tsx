import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function Links() {
  return (
    <Typography>
      Seats are in the <Link href="#underline">plan of the coaches</Link>, prices in the{' '}
      <Link href="#colors">list of fares</Link>.
    </Typography>
  );
}
