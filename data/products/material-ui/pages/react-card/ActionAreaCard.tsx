import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardHeader from '@mui/material/CardHeader';

export default function ActionAreaCard() {
  return (
    <Card sx={{ width: 280 }}>
      <CardActionArea>
        <CardHeader
          component="span"
          title="Night train"
          subheader="Hamburg to Stockholm"
          slotProps={{ content: { component: 'span' } }}
        />
      </CardActionArea>
    </Card>
  );
}
