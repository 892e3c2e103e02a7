import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabsProps } from '@mui/material/Tabs';
import { useState } from 'react';

export default function TabsPlayground(props: TabsProps) {
  const [value, setValue] = useState('route');
  return (
    <Tabs
      aria-label="Trip"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      {...props}
    >
      <Tab value="route" label="Route" />
      <Tab value="stops" label="Stops" />
      <Tab value="fares" label="Fares" />
    </Tabs>
  );
}

export const playground = {
  first: [
    'variant',
    'orientation',
    'textColor',
    'indicatorColor',
    'centered',
    'scrollButtons',
  ],
  // The list keeps a margin that scrolling gives it.
  restart: ['variant'],
  hidden: ['aria-label', 'aria-labelledby'],
};
