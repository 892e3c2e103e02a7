import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import type { StackProps } from '@mui/joy/Stack';

export default function StackPlayground(props: Omit<StackProps, 'children'>) {
  return (
    <Stack {...props}>
      <Chip>Bow</Chip>
      <Chip>Midship</Chip>
      <Chip>Stern</Chip>
    </Stack>
  );
}

export const playground = {
  defaults: { direction: 'row', spacing: 2 },
  first: ['direction', 'spacing', 'useFlexGap'],
  values: { spacing: [0, 1, 2, 4] },
};
