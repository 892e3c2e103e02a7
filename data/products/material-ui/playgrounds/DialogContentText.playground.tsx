import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import type { DialogContentTextProps } from '@mui/material/DialogContentText';

export default function DialogContentTextPlayground(
  props: DialogContentTextProps,
) {
  return (
    <DialogContent>
      <DialogContentText {...props} />
    </DialogContent>
  );
}

export const playground = {
  children: 'The ferry does not leave during a storm.',
  first: ['children', 'variant', 'align', 'gutterBottom', 'noWrap'],
};
