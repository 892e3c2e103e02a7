import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

const readings = ['21.4 °C', null, '21.9 °C', '22.3 °C'];

export default function SensorCard() {
  const titleId = React.useId();
  const [round, setRound] = React.useState(0);
  const [settled, setSettled] = React.useState(-1);
  const loading = settled !== round;
  const reading = readings[round % readings.length];

  React.useEffect(() => {
    const timer = setTimeout(() => setSettled(round), 900);
    return () => clearTimeout(timer);
  }, [round]);

  return (
    <Card component="section" aria-labelledby={titleId} aria-busy={loading} sx={{ width: 280 }}>
      <CardContent>
        <Typography id={titleId} component="h3" variant="overline">
          Greenhouse sensor
        </Typography>
        <Typography variant="h4" component="p" role="status">
          {loading ? <Skeleton width="60%" /> : (reading ?? 'No signal')}
        </Typography>
        <Typography variant="body2" color={reading || loading ? 'textSecondary' : 'error'}>
          {reading || loading ? 'Measured at bench height' : 'The sensor did not answer. Try again.'}
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small" onClick={() => loading || setRound(round + 1)}>
          Measure again
        </Button>
      </CardActions>
    </Card>
  );
}
