import Pagination from '@mui/material/Pagination';
import type { PaginationProps } from '@mui/material/Pagination';

export default function PaginationPlayground(props: PaginationProps) {
  return <Pagination {...props} />;
}

export const playground = {
  defaults: { count: 10 },
  first: ['count', 'color', 'size', 'shape', 'variant', 'disabled'],
  hidden: ['page'],
};
