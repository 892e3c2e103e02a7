import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import type { CardContentProps } from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';

export default function CardContentPlayground(
  props: Omit<CardContentProps, 'children'>,
) {
  return (
    <Card sx={{ width: 280 }}>
      <CardContent {...props}>
        <Typography level="title-md">Harbor walk</Typography>
        <Typography>Two hours</Typography>
      </CardContent>
    </Card>
  );
}

export const playground = { first: ['orientation'] };
