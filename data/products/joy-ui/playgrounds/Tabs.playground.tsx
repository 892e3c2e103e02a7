import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import type { TabsProps } from '@mui/joy/Tabs';

export default function TabsPlayground(props: Omit<TabsProps, 'children'>) {
  return (
    <Tabs defaultValue={0} {...props}>
      <TabList aria-label="Ship">
        <Tab>Route</Tab>
        <Tab>Crew</Tab>
      </TabList>
      <TabPanel value={0}>To the island and back.</TabPanel>
      <TabPanel value={1}>Nine sailors.</TabPanel>
    </Tabs>
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'orientation'],
  hidden: ['direction', 'selectionFollowsFocus'],
};
