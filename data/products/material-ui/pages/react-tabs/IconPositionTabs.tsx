import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import PhoneIcon from '@mui/icons-material/Phone';

export default function IconPositionTabs() {
  const [side, setSide] = React.useState('top');
  return (
    <Tabs
      aria-label="Places of the icon"
      variant="scrollable"
      value={side}
      onChange={(_event, next) => setSide(next)}
      sx={{ maxWidth: '100%' }}
    >
      <Tab value="top" label="top" icon={<PhoneIcon />} />
      <Tab value="start" label="start" icon={<PhoneIcon />} iconPosition="start" />
      <Tab value="end" label="end" icon={<PhoneIcon />} iconPosition="end" />
      <Tab value="bottom" label="bottom" icon={<PhoneIcon />} iconPosition="bottom" />
    </Tabs>
  );
}
