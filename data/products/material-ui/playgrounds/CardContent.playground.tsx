import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { CardContentProps } from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardContentPlayground(
  props: Omit<CardContentProps, 'children'>,
) {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardContent {...props}>
        <Typography variant="h6" component="p">
          Harbor walk
        </Typography>
        <Typography>Two hours, along both piers.</Typography>
      </CardContent>
    </Card>
  );
}

export const playground = { hidden: [] };
