import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const variants = ['h3', 'h5', 'body1', 'caption'] as const;

export default function SkeletonTypography() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 3, width: 320 }}>
      {variants.flatMap((variant) => [
        <Typography key={variant} component="div" variant={variant}>
          {variant}
        </Typography>,
        <Typography key={`${variant}-skeleton`} component="div" variant={variant}>
          <Skeleton />
        </Typography>,
      ])}
    </Box>
  );
}
