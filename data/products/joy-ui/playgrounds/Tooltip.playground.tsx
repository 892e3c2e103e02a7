import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import type { TooltipProps } from '@mui/joy/Tooltip';

export default function TooltipPlayground(
  props: Omit<TooltipProps, 'children'>,
) {
  return (
    <Tooltip disablePortal {...props}>
      <Button>Archive</Button>
    </Tooltip>
  );
}

export const playground = {
  defaults: {
    title: 'Keeps it for a year',
    describeChild: true,
    placement: 'right',
    open: true,
  },
  first: [
    'title',
    'open',
    'placement',
    'variant',
    'color',
    'size',
    'arrow',
    'followCursor',
  ],
  values: { open: [true, false] },
  hidden: ['direction', 'disablePortal'],
};
