import Card from '@mui/joy/Card';
import Skeleton from '@mui/joy/Skeleton';
import type { SkeletonProps } from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function SkeletonPlayground(
  props: Omit<SkeletonProps, 'children'>,
) {
  return (
    <Card>
      <Typography>
        <Skeleton {...props}>The ferry leaves at nine.</Skeleton>
      </Typography>
    </Card>
  );
}

export const playground = {
  defaults: { variant: 'inline' },
  first: ['loading', 'variant', 'animation'],
  hidden: ['height', 'level', 'overlay', 'width'],
};
