import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

const separators = ['›', '·', <NavigateNextIcon key="next" fontSize="small" />];

export default function CustomSeparator() {
  return (
    <Stack spacing={2}>
      {separators.map((separator, index) => (
        <Breadcrumbs key={index} separator={separator} aria-label={`Trail ${index + 1}`}>
          <Link href="#basic-breadcrumbs">Europe</Link>
          <Link href="#accessibility">Norway</Link>
          <span>Bergen</span>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
