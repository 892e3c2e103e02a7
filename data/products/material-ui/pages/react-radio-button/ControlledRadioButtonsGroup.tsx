import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const prices = { standard: '4 €', express: '9 €' };

export default function ControlledRadioButtonsGroup() {
  const [speed, setSpeed] = React.useState<keyof typeof prices>('standard');
  return (
    <div>
      <RadioGroup
        aria-label="Delivery"
        value={speed}
        onChange={(_event, next) => setSpeed(next as keyof typeof prices)}
      >
        <FormControlLabel value="standard" label="Standard, 3 days" control={<Radio />} />
        <FormControlLabel value="express" label="Express, tomorrow" control={<Radio />} />
      </RadioGroup>
      <Typography>Shipping: {prices[speed]}</Typography>
    </div>
  );
}
