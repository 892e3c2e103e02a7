import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';

const fields = ['Public name', 'Reply address', 'Invoice note'];

export default function VerticalTabs() {
  const id = React.useId();
  const [active, setActive] = React.useState(0);
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Tabs
        orientation="vertical"
        aria-label="Settings"
        value={active}
        onChange={(_event, index: number) => setActive(index)}
      >
        {['Profile', 'Mail', 'Billing'].map((label, index) => (
          <Tab key={label} label={label} id={`${id}-tab-${index}`} aria-controls={`${id}-${index}`} />
        ))}
      </Tabs>
      {fields.map((field, index) => (
        <div
          key={field}
          role="tabpanel"
          id={`${id}-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== active}
        >
          <TextField label={field} />
        </div>
      ))}
    </Box>
  );
}
