import Skeleton from '@mui/material/Skeleton';
import type { SkeletonProps } from '@mui/material/Skeleton';

export default function SkeletonPlayground(
  props: Omit<SkeletonProps, 'children'>,
) {
  return <Skeleton {...props} />;
}

export const playground = {
  defaults: { variant: 'rectangular', width: 240, height: 80 },
  first: ['variant', 'width', 'height', 'animation'],
};
