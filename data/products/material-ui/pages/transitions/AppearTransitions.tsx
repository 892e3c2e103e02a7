import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';

export default function AppearTransitions() {
  const [count, setCount] = React.useState(0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button onClick={() => setCount(count + 1)}>Mount again</Button>
      <React.Fragment key={count}>
        <Grow in timeout={800}>
          <Paper sx={{ p: 2 }}>Grows</Paper>
        </Grow>
        <Grow in timeout={800} appear={false}>
          <Paper sx={{ p: 2 }}>Is there at once</Paper>
        </Grow>
      </React.Fragment>
    </Box>
  );
}
