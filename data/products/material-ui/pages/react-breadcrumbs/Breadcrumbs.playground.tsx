import Breadcrumbs from '@mui/material/Breadcrumbs';
import type { BreadcrumbsProps } from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BreadcrumbsPlayground(
  props: Omit<BreadcrumbsProps, 'children'>,
) {
  return (
    <Breadcrumbs aria-label="Place of the page" {...props}>
      <Link href="#basic-breadcrumbs">Ports</Link>
      <Link href="#accessibility">North</Link>
      <Link href="#limits">Islands</Link>
      <Typography color="text.primary">Timetable</Typography>
    </Breadcrumbs>
  );
}

export const playground = {
  first: ['separator', 'maxItems'],
  values: { separator: ['/', '›', '·'], maxItems: [2, 3, 8] },
  ranges: { itemsBeforeCollapse: [0, 1], itemsAfterCollapse: [0, 1] },
};
