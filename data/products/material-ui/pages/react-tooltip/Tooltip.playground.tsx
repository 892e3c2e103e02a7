import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';

export default function TooltipPlayground(
  props: Omit<TooltipProps, 'children'>,
) {
  return (
    <Tooltip slotProps={{ popper: { disablePortal: true } }} {...props}>
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
  first: ['title', 'open', 'placement', 'arrow', 'followCursor'],
  values: { open: [true, false] },
  restart: ['open'],
};
