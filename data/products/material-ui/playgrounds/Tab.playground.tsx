import Tab from '@mui/material/Tab';
import type { TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabPlayground(props: TabProps) {
  return (
    <Tabs value={0} aria-label="Ship">
      <Tab {...props} />
      <Tab label="Crew" />
    </Tabs>
  );
}

export const playground = {
  defaults: { label: 'Route' },
  first: ['label', 'icon', 'iconPosition', 'disabled', 'wrapped'],
};
