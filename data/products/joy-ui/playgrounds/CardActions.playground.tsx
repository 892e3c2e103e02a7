import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import type { CardActionsProps } from '@mui/joy/CardActions';
import Typography from '@mui/joy/Typography';

export default function CardActionsPlayground(
  props: Omit<CardActionsProps, 'children'>,
) {
  return (
    <Card sx={{ width: 280 }}>
      <Typography level="title-md">Harbor walk</Typography>
      <CardActions {...props}>
        <Button variant="outlined">Details</Button>
        <Button>Book</Button>
      </CardActions>
    </Card>
  );
}

export const playground = {
  first: ['orientation', 'buttonFlex'],
  values: { buttonFlex: [1, '0 1 120px'] },
};
