import Card from '@mui/material/Card';
import GridLegacy from '@mui/material/GridLegacy';
import type { ComponentProps } from 'react';

const harbors = ['Aarhus', 'Bergen', 'Cádiz', 'Dublin', 'Esbjerg', 'Faro'];

export default function GridLegacyPlayground(
  props: ComponentProps<typeof GridLegacy>,
) {
  return (
    <GridLegacy {...props}>
      {harbors.map((harbor) => (
        <GridLegacy key={harbor} item xs={4}>
          <Card sx={{ p: 1, textAlign: 'center' }}>{harbor}</Card>
        </GridLegacy>
      ))}
    </GridLegacy>
  );
}

export const playground = {
  defaults: { container: true, spacing: 2 },
  first: ['container', 'spacing', 'columns', 'direction', 'wrap'],
  values: {
    spacing: [0, 1, 2, 3, 4],
    columns: [8, 12, 16],
    direction: ['row', 'row-reverse', 'column', 'column-reverse'],
  },
  hidden: ['item', 'zeroMinWidth', 'xs', 'sm', 'md', 'lg', 'xl'],
};
