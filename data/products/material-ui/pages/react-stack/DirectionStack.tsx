import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function DirectionStack() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {directions.map((direction) => (
        <div key={direction} style={{ minWidth: 128 }}>
          <p>{direction}</p>
          <Stack direction={direction} spacing={0.5}>
            <Avatar variant="rounded">1</Avatar>
            <Avatar variant="rounded">2</Avatar>
            <Avatar variant="rounded">3</Avatar>
          </Stack>
        </div>
      ))}
    </Box>
  );
}
