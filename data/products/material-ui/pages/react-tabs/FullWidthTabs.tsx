import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function FullWidthTabs() {
  const [way, setWay] = React.useState('out');
  return (
    <Tabs
      aria-label="Directions"
      variant="fullWidth"
      value={way}
      onChange={(_event, next) => setWay(next)}
      sx={{ width: '100%' }}
    >
      <Tab value="out" label="Outward" />
      <Tab value="back" label="Return" />
    </Tabs>
  );
}
