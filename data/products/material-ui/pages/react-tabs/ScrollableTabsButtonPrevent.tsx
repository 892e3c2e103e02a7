import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ScrollableTabsButtonPrevent() {
  const [tree, setTree] = React.useState(0);
  return (
    <Tabs
      variant="scrollable"
      scrollButtons={false}
      visibleScrollbar
      aria-label="Trees"
      value={tree}
      onChange={(_event, index) => setTree(index)}
      sx={{ maxWidth: 300 }}
    >
      {['Ash', 'Birch', 'Cedar', 'Elm', 'Maple'].map((label) => (
        <Tab key={label} label={label} />
      ))}
    </Tabs>
  );
}
