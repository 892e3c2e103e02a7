import type { ReactElement } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import Select from '@mui/joy/Select';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const inMenu = (element: ReactElement) => (
  <Dropdown open>
    <Menu>{element}</Menu>
  </Dropdown>
);

/** Components that render only inside others. */
export const examples = {
  MenuButton: (element: ReactElement) => <Dropdown>{element}</Dropdown>,
  MenuItem: inMenu,
  Option: (element: ReactElement) => <Select listboxOpen>{element}</Select>,
  Tab: (element: ReactElement) => (
    <Tabs>
      <TabList>{element}</TabList>
    </Tabs>
  ),
  TabList: (element: ReactElement) => <Tabs>{element}</Tabs>,
  TabPanel: (element: ReactElement) => <Tabs>{element}</Tabs>,
};
