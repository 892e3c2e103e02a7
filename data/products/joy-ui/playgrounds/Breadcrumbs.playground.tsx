import Breadcrumbs from '@mui/joy/Breadcrumbs';
import type { BreadcrumbsProps } from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function BreadcrumbsPlayground(
  props: Omit<BreadcrumbsProps, 'children'>,
) {
  return (
    <Breadcrumbs aria-label="Place of the page" {...props}>
      <Link href="#ports">Ports</Link>
      <Link href="#islands">Islands</Link>
      <Typography>Timetable</Typography>
    </Breadcrumbs>
  );
}

export const playground = {
  first: ['separator', 'size'],
  values: { separator: ['/', '›', '·'] },
};
