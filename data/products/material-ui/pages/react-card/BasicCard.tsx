import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ width: 280 }}>
      <CardContent>
        <Typography component="h3" variant="h6">
          Ferry to Vaxholm
        </Typography>
        <Typography color="text.secondary">Leaves at 9:40 from quay 3 and takes an hour.</Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Timetable</Button>
      </CardActions>
    </Card>
  );
}
