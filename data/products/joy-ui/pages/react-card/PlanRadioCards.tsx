import * as React from 'react';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const plans = [
  { id: 'solo', name: 'Solo', seats: '1 seat', euros: 0 },
  { id: 'team', name: 'Team', seats: '10 seats', euros: 24 },
  { id: 'studio', name: 'Studio', seats: '50 seats', euros: 96 },
];

export default function PlanRadioCards() {
  const labelId = React.useId();
  const [planId, setPlanId] = React.useState('team');
  const plan = plans.find(({ id }) => id === planId);

  return (
    <div>
      <FormLabel id={labelId} component="div" sx={{ mb: 1 }}>
        Plan
      </FormLabel>
      <RadioGroup
        overlay
        aria-labelledby={labelId}
        name="plan"
        value={planId}
        onChange={(event) => setPlanId(event.target.value)}
        sx={{ gap: 1.5, my: 0, flexDirection: { xs: 'column', sm: 'row' } }}
      >
        {plans.map(({ id, name, seats }) => (
          <Card
            key={id}
            size="sm"
            variant={id === planId ? 'soft' : 'outlined'}
            color={id === planId ? 'primary' : 'neutral'}
            sx={{ minWidth: 130 }}
          >
            <CardContent>
              <Radio value={id} label={name} color="primary" />
              <Typography level="body-sm" sx={{ marginInlineStart: '1.75rem' }}>
                {seats}
              </Typography>
            </CardContent>
          </Card>
        ))}
      </RadioGroup>
      <Typography role="status" sx={{ mt: 2 }}>
        {plan && `${plan.name}: ${plan.euros} € a month`}
      </Typography>
    </div>
  );
}
