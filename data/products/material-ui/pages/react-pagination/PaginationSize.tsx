import Pagination from '@mui/material/Pagination';

export default function PaginationSize() {
  return (
    <div>
      <Pagination size="small" count={7} aria-label="Small pages" />
      <Pagination size="medium" count={7} aria-label="Medium pages" sx={{ my: 2 }} />
      <Pagination size="large" count={7} aria-label="Large pages" />
    </div>
  );
}
