import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import type { TabPanelProps } from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabPanelPlayground(
  props: Omit<TabPanelProps, 'value'>,
) {
  return (
    <Tabs defaultValue={0}>
      <TabList aria-label="Trip">
        <Tab>Route</Tab>
        <Tab>Seats</Tab>
      </TabList>
      <TabPanel value={0} {...props} />
      <TabPanel value={1}>Row C, seats 14 and 15</TabPanel>
    </Tabs>
  );
}

export const playground = {
  children: 'Over the bridge, then along the shore',
  first: ['children', 'variant', 'color', 'size', 'keepMounted'],
  hidden: ['value'],
};
