import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [place, setPlace] = React.useState('coast');
  return (
    <Tabs
      aria-label="Places"
      textColor="secondary"
      indicatorColor="secondary"
      value={place}
      onChange={(_event, next) => setPlace(next)}
    >
      <Tab value="coast" label="Coast" />
      <Tab value="forest" label="Forest" />
    </Tabs>
  );
}
