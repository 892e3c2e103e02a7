import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const TRIPS = {
  Lisbon: { days: 4, booked: 75, stars: 4.5, people: ['Ana', 'Bo', 'Cy'] },
  Oslo: { days: 3, booked: 40, stars: 4, people: ['Dee', 'Eli'] },
} as const;

type City = keyof typeof TRIPS;

export default function HomeShowcase() {
  const [city, setCity] = React.useState<City>('Lisbon');
  const [alerts, setAlerts] = React.useState(true);
  const [saved, setSaved] = React.useState(false);
  const trip = TRIPS[city];
  return (
    <Card variant="outlined" sx={{ width: 420, maxWidth: '100%' }}>
      <Tabs value={city} onChange={(_event, value: City) => setCity(value)} variant="fullWidth">
        <Tab value="Lisbon" label="Lisbon" />
        <Tab value="Oslo" label="Oslo" />
      </Tabs>
      <CardContent>
        <Stack spacing={2} useFlexGap>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="h6" component="p">
              {trip.days} days in {city}
            </Typography>
            <Chip size="small" color="primary" variant="outlined" label={`${trip.booked}% booked`} />
          </Stack>
          <LinearProgress variant="determinate" value={trip.booked} aria-label={`Booked for ${city}`} />
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Rating readOnly precision={0.5} value={trip.stars} />
            <AvatarGroup max={3}>
              {trip.people.map((name) => (
                <Avatar key={name} sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}>
                  {name.slice(0, 1)}
                </Avatar>
              ))}
            </AvatarGroup>
          </Stack>
          <FormControlLabel
            control={<Switch checked={alerts} onChange={(event) => setAlerts(event.target.checked)} />}
            label="Tell me when prices drop"
          />
        </Stack>
      </CardContent>
      <CardActions sx={{ px: 2, pb: 2 }}>
        <Button variant="contained" onClick={() => setSaved(!saved)}>
          {saved ? 'Saved' : 'Save trip'}
        </Button>
        <Button disabled={!alerts}>Preview alert</Button>
      </CardActions>
    </Card>
  );
}
