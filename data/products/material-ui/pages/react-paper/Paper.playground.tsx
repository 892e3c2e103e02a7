import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';

export default function PaperPlayground(props: PaperProps) {
  return (
    <Paper sx={{ p: 3 }} {...props}>
      The ferry leaves at nine.
    </Paper>
  );
}

export const playground = {
  defaults: { elevation: 3 },
  first: ['elevation', 'variant', 'square'],
};
