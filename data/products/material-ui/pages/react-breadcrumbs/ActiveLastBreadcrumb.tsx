import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function ActiveLastBreadcrumb() {
  return (
    <Breadcrumbs aria-label="Place of this report">
      <Link href="#basic-breadcrumbs">Reports</Link>
      <Link href="#custom-separator">2026</Link>
      <Link href="#active-last-breadcrumb" aria-current="page" color="textPrimary">
        March
      </Link>
    </Breadcrumbs>
  );
}
