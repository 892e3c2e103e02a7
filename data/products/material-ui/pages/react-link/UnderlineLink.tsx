import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function UnderlineLink() {
  return (
    <Stack direction="row" spacing={3}>
      <Link underline="always" href="#underline">
        always
      </Link>
      <Link underline="hover" href="#underline">
        hover
      </Link>
      <Link underline="none" href="#underline">
        none
      </Link>
    </Stack>
  );
}
