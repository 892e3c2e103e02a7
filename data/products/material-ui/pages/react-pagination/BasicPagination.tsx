import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function BasicPagination() {
  return (
    <Stack spacing={2}>
      <Pagination count={10} aria-label="Standard" />
      <Pagination count={10} aria-label="Primary" color="primary" />
      <Pagination count={10} aria-label="Secondary" color="secondary" defaultPage={3} />
      <Pagination count={10} aria-label="Disabled" disabled />
    </Stack>
  );
}
