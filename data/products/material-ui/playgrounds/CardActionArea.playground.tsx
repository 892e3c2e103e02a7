import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { CardActionAreaProps } from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function CardActionAreaPlayground(
  props: Omit<CardActionAreaProps, 'children'>,
) {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardActionArea {...props}>
        <CardContent>
          <Typography variant="h6" component="p">
            Harbor walk
          </Typography>
          <Typography color="text.secondary">
            Two hours, level all the way.
          </Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}

export const playground = { first: ['disabled', 'disableRipple'] };
