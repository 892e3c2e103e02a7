import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardCover from '@mui/joy/CardCover';
import type { CardCoverProps } from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CardCoverPlayground(
  props: Omit<CardCoverProps, 'children'>,
) {
  return (
    <Card sx={{ width: 240, minHeight: 120 }}>
      <CardCover {...props}>
        <Box sx={{ bgcolor: '#00695c' }} />
      </CardCover>
      <Typography sx={{ color: '#fff', zIndex: 1 }}>Malachite</Typography>
    </Card>
  );
}

export const playground = {};
