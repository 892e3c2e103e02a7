import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import type { CardOverflowProps } from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CardOverflowPlayground(
  props: Omit<CardOverflowProps, 'children'>,
) {
  return (
    <Card sx={{ width: 240 }}>
      <CardOverflow {...props}>
        <AspectRatio ratio="3">
          <Box sx={{ bgcolor: '#00695c' }} />
        </AspectRatio>
      </CardOverflow>
      <Typography>Malachite</Typography>
    </Card>
  );
}

export const playground = { first: ['variant', 'color'] };
