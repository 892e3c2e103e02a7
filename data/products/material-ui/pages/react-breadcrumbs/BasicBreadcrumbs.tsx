import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <Link href="#customization" underline="hover" color="inherit">
        Garden
      </Link>
      <Link href="#accessibility" underline="hover" color="inherit">
        Vegetables
      </Link>
      <Typography color="textPrimary">Tomatoes</Typography>
    </Breadcrumbs>
  );
}
