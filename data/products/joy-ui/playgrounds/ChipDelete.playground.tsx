import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import type { ChipDeleteProps } from '@mui/joy/ChipDelete';

export default function ChipDeletePlayground(
  props: Omit<ChipDeleteProps, 'children'>,
) {
  const cross = <ChipDelete aria-label="Remove Gannet" {...props} />;
  return (
    <Chip size="lg" endDecorator={cross}>
      Gannet
    </Chip>
  );
}

export const playground = {
  first: ['variant', 'color', 'disabled'],
  hidden: ['children'],
};
