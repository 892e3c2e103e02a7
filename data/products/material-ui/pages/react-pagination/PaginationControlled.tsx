import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Pagination from '@mui/material/Pagination';

const birds = ['Auk', 'Bittern', 'Crane', 'Dunlin', 'Eider', 'Fieldfare', 'Grebe', 'Hobby'];
const SIZE = 3;

export default function PaginationControlled() {
  const [page, setPage] = React.useState(1);
  return (
    <div>
      <List aria-label={`Birds, page ${page}`} sx={{ height: 136 }}>
        {birds.slice((page - 1) * SIZE, page * SIZE).map((bird) => (
          <ListItem key={bird}>{bird}</ListItem>
        ))}
      </List>
      <Pagination
        aria-label="Pages of birds"
        count={Math.ceil(birds.length / SIZE)}
        page={page}
        onChange={(_event, next) => setPage(next)}
      />
    </div>
  );
}
