import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const PillTabs = styled(Tabs)(({ theme }) => ({
  borderRadius: 24,
  backgroundColor: theme.palette.action.hover,
  [`& .${tabsClasses.indicator}`]: {
    boxSizing: 'border-box',
    height: '100%',
    border: `2px solid ${theme.palette.primary.main}`,
    borderRadius: 24,
    backgroundColor: 'transparent',
  },
}));

export default function CustomizedTabs() {
  const [unit, setUnit] = React.useState('km');
  return (
    <PillTabs aria-label="Units" textColor="inherit" value={unit} onChange={(_event, next) => setUnit(next)}>
      <Tab disableRipple value="km" label="Kilometers" sx={{ opacity: 1 }} />
      <Tab disableRipple value="mi" label="Miles" sx={{ opacity: 1 }} />
    </PillTabs>
  );
}
