import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import type { CardActionsProps } from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';

export default function CardActionsPlayground(
  props: Omit<CardActionsProps, 'children'>,
) {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardContent>Harbor walk, two hours</CardContent>
      <CardActions {...props}>
        <Button size="small">Details</Button>
        <Button size="small">Book</Button>
      </CardActions>
    </Card>
  );
}

export const playground = { first: ['disableSpacing'] };
