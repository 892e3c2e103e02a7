import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import PhotoIcon from '@mui/icons-material/Photo';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Folders">
      <Link href="#basic-breadcrumbs" sx={row}>
        <HomeIcon fontSize="inherit" /> Home
      </Link>
      <Link href="#accessibility" sx={row}>
        <FolderIcon fontSize="inherit" /> Pictures
      </Link>
      <Link href="#breadcrumbs-with-icons" sx={row} color="textPrimary" aria-current="page">
        <PhotoIcon fontSize="inherit" /> sunrise.jpg
      </Link>
    </Breadcrumbs>
  );
}
