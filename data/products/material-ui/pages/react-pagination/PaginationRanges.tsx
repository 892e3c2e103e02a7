import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';

const ranges = [
  { siblingCount: 0, boundaryCount: 1 },
  { siblingCount: 1, boundaryCount: 1 },
  { siblingCount: 1, boundaryCount: 0 },
  { siblingCount: 2, boundaryCount: 2 },
];

export default function PaginationRanges() {
  return (
    <div>
      {ranges.map((range) => {
        const label = `siblingCount ${range.siblingCount}, boundaryCount ${range.boundaryCount}`;
        return (
          <React.Fragment key={label}>
            <Typography variant="caption">{label}</Typography>
            <Pagination
              aria-label={label}
              count={20}
              defaultPage={10}
              siblingCount={range.siblingCount}
              boundaryCount={range.boundaryCount}
            />
          </React.Fragment>
        );
      })}
    </div>
  );
}
