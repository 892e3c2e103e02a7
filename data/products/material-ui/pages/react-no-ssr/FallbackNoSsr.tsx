import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';

function WindowSize() {
  return `Your window is ${window.innerWidth}px wide.`;
}

export default function FallbackNoSsr() {
  return (
    <Box sx={{ width: 240 }}>
      <NoSsr fallback={<Skeleton />}>
        <WindowSize />
      </NoSsr>
    </Box>
  );
}
