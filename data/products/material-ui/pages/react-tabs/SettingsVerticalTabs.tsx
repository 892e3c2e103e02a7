import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const sections = [
  { name: 'Profile', field: 'Public name' },
  { name: 'Mail', field: 'Reply address' },
  { name: 'Billing', field: 'Invoice note' },
];

export default function SettingsVerticalTabs() {
  const id = React.useId();
  const [active, setActive] = React.useState(0);
  const [follow, setFollow] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <FormControlLabel
        control={<Switch checked={follow} onChange={(event) => setFollow(event.target.checked)} />}
        label="Arrow keys select at once"
      />
      <Box sx={{ display: 'flex', gap: 3, mt: 1 }}>
        <Tabs
          orientation="vertical"
          aria-label="Settings"
          selectionFollowsFocus={follow}
          value={active}
          onChange={(_, index: number) => setActive(index)}
          sx={{ borderInlineEnd: '1px solid', borderColor: 'divider' }}
        >
          {sections.map((section, index) => (
            <Tab
              key={section.name}
              label={section.name}
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
            />
          ))}
        </Tabs>
        {sections.map((section, index) => (
          // Hidden, not unmounted: an unfinished draft survives a look at another section.
          <Box
            key={section.name}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            hidden={index !== active}
            sx={{ flex: 1, pt: 1 }}
          >
            <TextField fullWidth label={section.field} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
