import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { DividerProps } from '@mui/material/Divider';

export default function DividerPlayground(props: DividerProps) {
  return (
    <Box sx={{ width: 240 }}>
      Bow
      <Divider {...props} />
      Stern
    </Box>
  );
}

export const playground = {
  children: 'Midship',
  first: ['children', 'variant', 'textAlign'],
  hidden: ['flexItem', 'orientation'],
};
