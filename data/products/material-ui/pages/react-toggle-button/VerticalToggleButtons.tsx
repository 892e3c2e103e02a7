import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import ViewListIcon from '@mui/icons-material/ViewList';
import ViewModuleIcon from '@mui/icons-material/ViewModule';

export default function VerticalToggleButtons() {
  const [view, setView] = React.useState<string | null>('list');
  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="View"
      value={view}
      onChange={(_event, next: string | null) => setView(next)}
    >
      <Tooltip title="List" placement="right">
        <ToggleButton value="list">
          <ViewListIcon />
        </ToggleButton>
      </Tooltip>
      <Tooltip title="Tiles" placement="right">
        <ToggleButton value="tiles">
          <ViewModuleIcon />
        </ToggleButton>
      </Tooltip>
    </ToggleButtonGroup>
  );
}
