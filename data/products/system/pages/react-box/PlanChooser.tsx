import * as React from 'react';
import Box from '@mui/system/Box';

const plans = [
  { id: 'solo', name: 'Solo', detail: '1 seat, 10 GB' },
  { id: 'team', name: 'Team', detail: '12 seats, 200 GB' },
  { id: 'campus', name: 'Campus', detail: '500 seats, 5 TB' },
];

export default function PlanChooser() {
  const group = React.useId();
  const [chosen, setChosen] = React.useState('team');

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, width: 1 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 600 }}>
        Plan
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        {plans.map((plan) => (
          <Box
            key={plan.id}
            component="label"
            sx={[
              {
                display: 'block',
                p: 2,
                border: 2,
                borderColor: 'divider',
                borderRadius: 2,
                cursor: 'pointer',
                '&:focus-within': { outline: '2px solid', outlineOffset: 2 },
              },
              plan.id === chosen && { borderColor: 'primary.main', bgcolor: 'action.hover' },
            ]}
          >
            <input
              type="radio"
              name={group}
              value={plan.id}
              checked={plan.id === chosen}
              onChange={(event) => setChosen(event.target.value)}
            />{' '}
            <strong>{plan.name}</strong>
            <Box component="span" sx={{ display: 'block', mt: 0.5, color: 'text.secondary' }}>
              {plan.detail}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
