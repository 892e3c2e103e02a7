import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import PhoneIcon from '@mui/icons-material/Phone';

const sides = ['top', 'start', 'end', 'bottom'] as const;

export default function IconPositionTabs() {
  const [side, setSide] = React.useState<string>('top');
  return (
    <Tabs aria-label="Places of the icon" value={side} onChange={(_event, next) => setSide(next)}>
      {sides.map((name) => (
        <Tab
          key={name}
          value={name}
          label={name}
          icon={<PhoneIcon />}
          iconPosition={name}
          sx={{ minWidth: 0, px: 1 }}
        />
      ))}
    </Tabs>
  );
}
