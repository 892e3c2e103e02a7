import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';

export default function PaginationRounded() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Pagination shape="rounded" count={8} aria-label="Rounded text" />
      <Pagination shape="rounded" variant="outlined" count={8} aria-label="Rounded outline" />
    </Box>
  );
}
