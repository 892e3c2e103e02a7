import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import type { CardProps } from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function CardPlayground(props: CardProps) {
  return (
    <Card {...props}>
      <div>
        <Typography level="title-md">Night train</Typography>
        <Typography level="body-sm">
          Leaves at 21:40, arrives at 07:15.
        </Typography>
      </div>
      <Button size="sm">Reserve</Button>
    </Card>
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'orientation', 'invertedColors'],
};
