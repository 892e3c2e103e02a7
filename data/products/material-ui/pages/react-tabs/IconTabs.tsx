import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import MapIcon from '@mui/icons-material/Map';
import ViewListIcon from '@mui/icons-material/ViewList';

export default function IconTabs() {
  const [kind, setKind] = React.useState('map');
  return (
    <Tabs aria-label="Results" value={kind} onChange={(_event, next) => setKind(next)}>
      <Tab value="map" icon={<MapIcon />} aria-label="Map" />
      <Tab value="list" icon={<ViewListIcon />} aria-label="List" />
    </Tabs>
  );
}
