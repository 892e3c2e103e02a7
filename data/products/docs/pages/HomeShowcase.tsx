import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import HotelIcon from '@mui/icons-material/Hotel';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import TrainIcon from '@mui/icons-material/Train';

const TRIPS = {
  Lisbon: { days: [48, 62, 90, 74, 56, 81, 35], stay: 236, trains: 92, food: 118 },
  Oslo: { days: [95, 40, 64, 88, 120, 51, 72], stay: 290, trains: 134, food: 106 },
} as const;

type City = keyof typeof TRIPS;

const ENGLISH = {
  Lisbon: 'Lisbon',
  Oslo: 'Oslo',
  of: 'of',
  left: 'left',
  over: 'over',
  days: 'Spending by day in',
  weekdays: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  hotel: 'Hotel',
  trains: 'Trains',
  food: 'Food',
  budget: 'Budget',
  alerts: 'Price alerts',
  share: 'Share',
  save: 'Save',
  saved: 'Saved',
};

const ARABIC: typeof ENGLISH = {
  Lisbon: 'لشبونة',
  Oslo: 'أوسلو',
  of: 'من',
  left: 'متبقية',
  over: 'زائدة',
  days: 'الإنفاق اليومي في',
  weekdays: ['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح'],
  hotel: 'الفندق',
  trains: 'القطارات',
  food: 'الطعام',
  budget: 'الميزانية',
  alerts: 'تنبيهات الأسعار',
  share: 'مشاركة',
  save: 'حفظ',
  saved: 'حُفظت',
};

export default function HomeShowcase() {
  const texts = useTheme().direction === 'rtl' ? ARABIC : ENGLISH;
  const [city, setCity] = React.useState<City>('Lisbon');
  const [budget, setBudget] = React.useState(600);
  const [saved, setSaved] = React.useState(false);
  const { days, stay, trains, food } = TRIPS[city];
  const spent = stay + trains + food;
  const left = budget - spent;
  const costs = [
    { name: texts.hotel, cost: stay, icon: <HotelIcon fontSize="small" /> },
    { name: texts.trains, cost: trains, icon: <TrainIcon fontSize="small" /> },
    { name: texts.food, cost: food, icon: <RestaurantIcon fontSize="small" /> },
  ];
  return (
    <Card variant="outlined" sx={{ width: 500, maxWidth: '100%' }}>
      <Tabs value={city} onChange={(_event, value: City) => setCity(value)} variant="fullWidth">
        <Tab value="Lisbon" label={texts.Lisbon} />
        <Tab value="Oslo" label={texts.Oslo} />
      </Tabs>
      <Stack spacing={1.5} useFlexGap sx={{ p: 2 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Typography variant="h5" component="p">
            €{spent}{' '}
            <Typography variant="body2" component="span" color="text.secondary">
              {texts.of} <bdi>€{budget}</bdi>
            </Typography>
          </Typography>
          <Chip
            color={left < 0 ? 'error' : 'success'}
            variant="outlined"
            label={left < 0 ? `€${-left} ${texts.over}` : `€${left} ${texts.left}`}
          />
        </Stack>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          <Stack
            direction="row"
            role="img"
            aria-label={`${texts.days} ${texts[city]}`}
            sx={{ gap: 0.75, height: 144 }}
          >
            {days.map((cost, day) => (
              <Stack key={day} sx={{ flex: 1, justifyContent: 'flex-end', textAlign: 'center' }}>
                <Box
                  sx={{
                    height: (cost / Math.max(...days)) * 120,
                    borderRadius: 1,
                    bgcolor: 'primary.main',
                    opacity: cost === Math.max(...days) ? 1 : 0.4,
                  }}
                />
                <Typography variant="caption" component="span" color="text.secondary">
                  {texts.weekdays[day]}
                </Typography>
              </Stack>
            ))}
          </Stack>
          <List
            dense
            disablePadding
            sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' }}
          >
            {costs.map(({ name, cost, icon }) => (
              <ListItem key={name} disableGutters sx={{ py: 0 }}>
                <ListItemAvatar sx={{ minWidth: 48 }}>
                  <Avatar
                    sx={{ width: 36, height: 36, bgcolor: 'primary.main', color: 'primary.contrastText' }}
                  >
                    {icon}
                  </Avatar>
                </ListItemAvatar>
                <ListItemText primary={name} />
                <Typography variant="body2">€{cost}</Typography>
              </ListItem>
            ))}
          </List>
        </Box>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 3 }}>
          <Typography variant="body2" id="home-budget">
            {texts.budget}
          </Typography>
          <Slider
            value={budget}
            onChange={(_event, value) => setBudget(value)}
            min={300}
            max={900}
            step={50}
            valueLabelDisplay="auto"
            valueLabelFormat={(value) => `€${value}`}
            aria-labelledby="home-budget"
          />
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <FormControlLabel control={<Switch defaultChecked />} label={texts.alerts} sx={{ flex: 1 }} />
          <Button>{texts.share}</Button>
          <Button variant="contained" onClick={() => setSaved(!saved)}>
            {saved ? texts.saved : texts.save}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
