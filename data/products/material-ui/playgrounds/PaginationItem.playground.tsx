import PaginationItem from '@mui/material/PaginationItem';
import type { PaginationItemProps } from '@mui/material/PaginationItem';

export default function PaginationItemPlayground(props: PaginationItemProps) {
  return <PaginationItem {...props} />;
}

export const playground = {
  defaults: { page: '3', selected: true },
  first: ['page', 'variant', 'color', 'shape', 'size', 'selected', 'disabled'],
  values: { page: ['3', '12'] },
};
