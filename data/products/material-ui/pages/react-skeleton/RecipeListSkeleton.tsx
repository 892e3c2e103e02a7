import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function Recipe({ title }: { title?: string }) {
  return (
    <Box sx={{ width: 140 }}>
      {title ? (
        <Box sx={{ height: 90, borderRadius: 1, bgcolor: 'secondary.main' }} />
      ) : (
        <Skeleton variant="rounded" height={90} />
      )}
      <Typography>{title ?? <Skeleton />}</Typography>
      <Typography variant="body2">{title ? '20 minutes' : <Skeleton width="60%" />}</Typography>
    </Box>
  );
}

export default function RecipeListSkeleton() {
  const [loaded, setLoaded] = React.useState(false);
  return (
    <div>
      <Box aria-busy={!loaded} sx={{ display: 'flex', gap: 2, mb: 2 }}>
        <Recipe title={loaded ? 'Leek soup' : undefined} />
        <Recipe title={loaded ? 'Plum cake' : undefined} />
      </Box>
      <Button onClick={() => setLoaded(!loaded)}>{loaded ? 'Load again' : 'Finish loading'}</Button>
    </div>
  );
}
