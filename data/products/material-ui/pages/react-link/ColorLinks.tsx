import Link from '@mui/material/Link';

export default function ColorLinks() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 20 }}>
      <Link href="#colors">primary</Link>
      <Link href="#colors" color="secondary">
        secondary
      </Link>
      <Link href="#colors" color="error">
        error
      </Link>
      <Link href="#colors" color="textSecondary">
        textSecondary
      </Link>
      <Link href="#colors" color="inherit">
        inherit
      </Link>
    </div>
  );
}
