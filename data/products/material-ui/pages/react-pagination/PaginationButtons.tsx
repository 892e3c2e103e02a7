import Divider from '@mui/material/Divider';
import Pagination from '@mui/material/Pagination';

export default function PaginationButtons() {
  return (
    <div>
      <Pagination count={9} showFirstButton showLastButton aria-label="All four buttons" />
      <Divider sx={{ my: 2 }} />
      <Pagination count={5} hidePrevButton hideNextButton aria-label="Numbers only" />
    </div>
  );
}
