import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

const Trail = styled(Breadcrumbs)(({ theme }) => ({
  '& .MuiBreadcrumbs-ol': { rowGap: theme.spacing(1) },
  '& .MuiBreadcrumbs-separator': { margin: theme.spacing(0, 0.5), color: theme.palette.divider },
}));

export default function CustomizedBreadcrumbs() {
  return (
    <Trail aria-label="Exhibits">
      <Chip clickable component="a" href="#basic-breadcrumbs" label="Minerals" size="small" />
      <Chip clickable component="a" href="#customization" label="Quartz" size="small" />
      <Chip label="Amethyst" size="small" color="primary" aria-current="page" />
    </Trail>
  );
}
