import Rating from '@mui/material/Rating';
import type { RatingProps } from '@mui/material/Rating';

export default function RatingPlayground(props: RatingProps) {
  return <Rating {...props} />;
}

export const playground = {
  defaults: { defaultValue: 3 },
  ranges: { max: [1, 20], precision: [0.1, 1] },
};
