import * as React from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { id: 'solo', name: 'Solo', price: '$9', detail: 'One seat, 20 projects' },
  { id: 'team', name: 'Team', price: '$29', detail: 'Ten seats, shared projects' },
  { id: 'studio', name: 'Studio', price: '$79', detail: 'Unlimited seats, audit log' },
];

export default function PlanPickerCards() {
  const [chosen, setChosen] = React.useState('team');
  const current = plans.find((plan) => plan.id === chosen);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} role="group" aria-label="Plan">
        {plans.map((plan) => (
          <Card
            key={plan.id}
            variant="outlined"
            sx={{
              flex: 1,
              outline: '2px solid',
              outlineColor: plan.id === chosen ? 'primary.main' : 'transparent',
              outlineOffset: -2,
            }}
          >
            <CardActionArea
              aria-pressed={plan.id === chosen}
              onClick={() => setChosen(plan.id)}
              sx={{ height: '100%' }}
            >
              <CardContent component="span" sx={{ display: 'block' }}>
                <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
                  {plan.name}
                </Typography>
                <Typography component="span" variant="h5" sx={{ display: 'block' }}>
                  {plan.price}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {plan.detail}
                </Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Stack>
      <Typography role="status">{`${current?.name} costs ${current?.price} per month.`}</Typography>
    </Stack>
  );
}
