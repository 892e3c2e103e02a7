import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { type Theme, useTheme } from '@mui/joy/styles';

const ENGLISH = {
  place: 'Greenhouse 3',
  state: 'Online',
  values: 'Humidity 62 %, 21 °C, doors closed.',
  humidity: 'Humidity',
  name: 'Name of the next sensor',
  example: 'South wall',
  report: 'Weekly report',
  add: 'Add sensor',
  preview: 'Preview',
};

const ARABIC: typeof ENGLISH = {
  place: 'الدفيئة 3',
  state: 'متصلة',
  values: 'الرطوبة 62%، والحرارة 21 درجة، والأبواب مغلقة.',
  humidity: 'الرطوبة',
  name: 'اسم المستشعر التالي',
  example: 'الجدار الجنوبي',
  report: 'تقرير أسبوعي',
  add: 'إضافة مستشعر',
  preview: 'معاينة',
};

export default function JoyShowcase() {
  // The type of the theme has no direction, although the theme has one.
  const { direction } = useTheme() as Theme & { direction?: string };
  const texts = direction === 'rtl' ? ARABIC : ENGLISH;
  const [weekly, setWeekly] = React.useState(true);
  return (
    <Card variant="outlined" sx={{ width: 340, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography level="title-lg">{texts.place}</Typography>
        <Chip variant="soft" color="success">
          {texts.state}
        </Chip>
      </Stack>
      <Typography level="body-sm">{texts.values}</Typography>
      <LinearProgress determinate value={62} aria-label={texts.humidity} />
      <FormControl>
        <FormLabel>{texts.name}</FormLabel>
        <Input placeholder={texts.example} />
      </FormControl>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={weekly}
            onChange={(event) => setWeekly(event.target.checked)}
            sx={{ ml: 'auto' }}
          />
        }
      >
        {texts.report}
      </Typography>
      <CardActions>
        <Button variant="solid">{texts.add}</Button>
        <Button variant="outlined" disabled={!weekly}>
          {texts.preview}
        </Button>
      </CardActions>
    </Card>
  );
}
