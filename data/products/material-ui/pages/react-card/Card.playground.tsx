import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardPlayground(props: CardProps) {
  return (
    <Card sx={{ maxWidth: 300 }} {...props}>
      <CardContent>
        <Typography variant="h6" component="div">
          Harbor walk
        </Typography>
        <Typography variant="body2" color="text.secondary">
          Two hours along the old docks, every Saturday at ten.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Book</Button>
        <Button size="small">Details</Button>
      </CardActions>
    </Card>
  );
}

export const playground = {
  first: ['variant', 'raised', 'elevation', 'square'],
};
