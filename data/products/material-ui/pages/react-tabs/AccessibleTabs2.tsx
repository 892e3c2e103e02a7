import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function AccessibleTabs2() {
  const [season, setSeason] = React.useState(0);
  return (
    <Tabs
      selectionFollowsFocus
      aria-label="Seasons"
      value={season}
      onChange={(_event, index) => setSeason(index)}
    >
      <Tab label="Spring" />
      <Tab label="Summer" />
      <Tab label="Fall" />
    </Tabs>
  );
}
