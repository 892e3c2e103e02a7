import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';

export default function MultiActionAreaCard() {
  return (
    <Card sx={{ width: 280 }}>
      <CardActionArea href="#media">
        <CardContent>Report for October</CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small">Share the report</Button>
      </CardActions>
    </Card>
  );
}
