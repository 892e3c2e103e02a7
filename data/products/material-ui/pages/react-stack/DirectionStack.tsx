import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function DirectionStack() {
  return directions.map((direction) => (
    <div key={direction} style={{ margin: 8, minWidth: 120 }}>
      <p>{direction}</p>
      <Stack direction={direction} spacing={0.5}>
        <Avatar variant="rounded">1</Avatar>
        <Avatar variant="rounded">2</Avatar>
        <Avatar variant="rounded">3</Avatar>
      </Stack>
    </div>
  ));
}
