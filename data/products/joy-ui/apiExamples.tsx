import type { ReactElement } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import MenuList from '@mui/joy/MenuList';
import Select from '@mui/joy/Select';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

/** Components that render only inside others. */
export const examples = {
  MenuButton: (element: ReactElement) => <Dropdown>{element}</Dropdown>,
  MenuItem: (element: ReactElement) => <MenuList>{element}</MenuList>,
  Option: (element: ReactElement) => <Select listboxOpen>{element}</Select>,
  Tab: (element: ReactElement) => (
    <Tabs>
      <TabList>{element}</TabList>
    </Tabs>
  ),
  TabList: (element: ReactElement) => <Tabs>{element}</Tabs>,
  TabPanel: (element: ReactElement) => <Tabs>{element}</Tabs>,
};
