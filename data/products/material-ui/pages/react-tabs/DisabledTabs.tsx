import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DisabledTabs() {
  const [step, setStep] = React.useState(0);
  return (
    <Tabs aria-label="Order" value={step} onChange={(_event, index) => setStep(index)}>
      <Tab label="Cart" />
      <Tab label="Address" />
      <Tab label="Payment" disabled />
    </Tabs>
  );
}
