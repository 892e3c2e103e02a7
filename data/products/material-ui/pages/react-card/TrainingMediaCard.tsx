import * as React from 'react';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const kilometers = { spring: [12, 18, 9, 24, 30, 21], summer: [33, 28, 36, 40, 22, 38] };
type Season = keyof typeof kilometers;

export default function TrainingMediaCard() {
  const [season, setSeason] = React.useState<Season>('spring');
  const bars = kilometers[season];

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420 }}>
      <CardMedia
        component="svg"
        viewBox="0 0 240 100"
        role="img"
        aria-label={`Weekly kilometers in ${season}: ${bars.join(', ')}`}
        sx={{ width: '100%', bgcolor: 'action.hover', color: 'primary.main' }}
      >
        {bars.map((value, week) => (
          <rect
            key={week}
            x={12 + week * 38}
            y={100 - value * 2}
            width="26"
            height={value * 2}
            fill="currentColor"
          />
        ))}
      </CardMedia>
      <CardHeader
        title="Running volume"
        subheader={`${bars.reduce((sum, value) => sum + value, 0)} km in six weeks`}
        action={
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Season"
            value={season}
            onChange={(_, next: Season | null) => next && setSeason(next)}
          >
            <ToggleButton value="spring">Spring</ToggleButton>
            <ToggleButton value="summer">Summer</ToggleButton>
          </ToggleButtonGroup>
        }
      />
    </Card>
  );
}
