import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';

export default function StackPlayground(props: Omit<StackProps, 'children'>) {
  return (
    <Stack {...props}>
      <Chip label="Bow" />
      <Chip label="Midship" />
      <Chip label="Stern" />
    </Stack>
  );
}

export const playground = {
  defaults: { direction: 'row', spacing: 2 },
  first: ['direction', 'spacing', 'useFlexGap'],
  values: { spacing: [0, 1, 2, 4] },
};
