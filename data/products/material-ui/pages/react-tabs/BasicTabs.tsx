import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const hours = { breakfast: '6:30 to 10:00', lunch: '11:30 to 14:00', dinner: '18:00 to 22:00' };
type Meal = keyof typeof hours;

export default function BasicTabs() {
  const id = React.useId();
  const [meal, setMeal] = React.useState<Meal>('breakfast');
  return (
    <div>
      <Tabs aria-label="Meals" value={meal} onChange={(_event, next: Meal) => setMeal(next)}>
        {Object.keys(hours).map((name) => (
          <Tab key={name} value={name} label={name} id={`${id}-${name}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${meal}`} tabIndex={0} sx={{ p: 2 }}>
        {hours[meal]}
      </Box>
    </div>
  );
}
