import Link from '@mui/material/Link';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';

export default function ExternalLink() {
  return (
    <Link
      href="https://developer.mozilla.org/"
      target="_blank"
      rel="noopener"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      MDN
      <OpenInNewIcon titleAccess="(opens in a new tab)" fontSize="inherit" />
    </Link>
  );
}
