import * as React from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';

const plans = { Solo: '$9', Team: '$29', Studio: '$79' };

export default function SelectActionCard() {
  const [chosen, setChosen] = React.useState('Team');
  return (
    <Stack direction="row" role="group" aria-label="Plan" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {Object.entries(plans).map(([plan, price]) => (
        <Card key={plan} variant="outlined">
          <CardActionArea
            aria-pressed={plan === chosen}
            data-active={plan === chosen ? '' : undefined}
            onClick={() => setChosen(plan)}
            sx={{ '&[data-active]': { bgcolor: 'action.selected' } }}
          >
            <CardHeader
              component="span"
              title={plan}
              subheader={price}
              slotProps={{ content: { component: 'span' } }}
            />
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
