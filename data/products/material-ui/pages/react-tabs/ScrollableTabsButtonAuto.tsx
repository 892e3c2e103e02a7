import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const stops = ['Harbor', 'Market', 'Town hall', 'Museum', 'Station', 'Airport'];

export default function ScrollableTabsButtonAuto() {
  const [stop, setStop] = React.useState(stops[0]);
  return (
    <Tabs
      aria-label="Stops"
      variant="scrollable"
      scrollButtons="auto"
      value={stop}
      onChange={(_event, next: string) => setStop(next)}
      sx={{ maxWidth: 400 }}
    >
      {stops.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </Tabs>
  );
}
