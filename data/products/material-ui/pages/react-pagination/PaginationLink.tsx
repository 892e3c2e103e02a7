import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PaginationLink() {
  // In an app, the number in the address.
  const [current, setCurrent] = React.useState(2);
  return (
    <Pagination
      aria-label="Articles"
      count={10}
      page={current}
      onChange={(_, next) => setCurrent(next)}
      renderItem={(item) => <PaginationItem {...item} component="a" href="#router-integration" />}
    />
  );
}
