import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function CenteredTabs() {
  const [view, setView] = React.useState(1);
  return (
    <Tabs
      centered
      aria-label="Calendar"
      value={view}
      onChange={(_event, index) => setView(index)}
      sx={{ width: '100%', borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab label="Day" />
      <Tab label="Month" />
    </Tabs>
  );
}
