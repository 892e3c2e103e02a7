import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWrappedLabel() {
  const [shelf, setShelf] = React.useState(0);
  return (
    <Tabs aria-label="Shelves" value={shelf} onChange={(_event, index) => setShelf(index)}>
      <Tab wrapped label="Books that came in this week" sx={{ maxWidth: 150 }} />
      <Tab label="Maps of the old town and its harbor" sx={{ maxWidth: 150 }} />
    </Tabs>
  );
}
