import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';

export default function CommentSkeleton() {
  return (
    <Card aria-busy sx={{ width: 320 }}>
      <CardHeader
        avatar={<Skeleton animation="wave" variant="circular" width={40} height={40} />}
        title={<Skeleton animation="wave" width="80%" />}
        subheader={<Skeleton animation="wave" width="40%" />}
      />
      <CardContent>
        <Skeleton animation="wave" variant="rounded" height={96} />
      </CardContent>
    </Card>
  );
}
