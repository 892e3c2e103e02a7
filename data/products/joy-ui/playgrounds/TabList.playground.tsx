import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import type { TabListProps } from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabListPlayground(
  props: Omit<TabListProps, 'children'>,
) {
  return (
    <Tabs defaultValue={0}>
      <TabList aria-label="Trip" {...props}>
        <Tab>Route</Tab>
        <Tab>Seats</Tab>
        <Tab>Meals</Tab>
      </TabList>
    </Tabs>
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'tabFlex', 'disableUnderline'],
};
