import Tab from '@mui/joy/Tab';
import type { TabProps } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabPlayground(props: TabProps) {
  return (
    <Tabs defaultValue={0}>
      <TabList aria-label="Trip">
        <Tab {...props} />
        <Tab>Seats</Tab>
        <Tab>Meals</Tab>
      </TabList>
    </Tabs>
  );
}

export const playground = {
  children: 'Route',
  first: ['children', 'variant', 'color', 'disabled', 'disableIndicator'],
  hidden: ['value'],
};
