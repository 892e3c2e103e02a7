import Rating from '@mui/material/Rating';
import type { RatingProps } from '@mui/material/Rating';

export default function RatingPlayground(props: RatingProps) {
  return <Rating defaultValue={3} {...props} />;
}

export const playground = {
  ranges: { max: [1, 20], precision: [0.1, 1] },
};
