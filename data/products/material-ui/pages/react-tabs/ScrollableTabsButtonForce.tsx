import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

export default function ScrollableTabsButtonForce() {
  const [year, setYear] = React.useState(2020);
  return (
    <Tabs
      variant="scrollable"
      scrollButtons
      allowScrollButtonsMobile
      aria-label="Years"
      value={year}
      onChange={(_event, next) => setYear(next)}
      sx={{ maxWidth: 320, [`& .${tabsClasses.scrollButtons}.Mui-disabled`]: { opacity: 0.3 } }}
    >
      {[2020, 2021, 2022, 2023, 2024].map((value) => (
        <Tab key={value} value={value} label={String(value)} />
      ))}
    </Tabs>
  );
}
