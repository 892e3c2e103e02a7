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

export default function JoyShowcase() {
  const [weekly, setWeekly] = React.useState(true);
  return (
    <Card variant="outlined" sx={{ width: 340, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography level="title-lg">Greenhouse 3</Typography>
        <Chip variant="soft" color="success">
          Online
        </Chip>
      </Stack>
      <Typography level="body-sm">Humidity 62 %, 21 °C, doors closed.</Typography>
      <LinearProgress determinate value={62} aria-label="Humidity" />
      <FormControl>
        <FormLabel>Name of the next sensor</FormLabel>
        <Input placeholder="South wall" />
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
        Weekly report
      </Typography>
      <CardActions>
        <Button variant="solid">Add sensor</Button>
        <Button variant="outlined" disabled={!weekly}>
          Preview
        </Button>
      </CardActions>
    </Card>
  );
}
