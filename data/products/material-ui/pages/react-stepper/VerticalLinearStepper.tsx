import * as React from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Unpack the lamp', text: 'Keep the box: it fits the bulb as well.' },
  { label: 'Screw in the bulb', text: 'Turn it until it does not move any more.' },
  { label: 'Plug it in', text: 'The switch is on the cord.' },
];

export default function VerticalLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  return (
    <Stepper activeStep={activeStep} orientation="vertical" sx={{ width: 320 }}>
      {steps.map(({ label, text }, index) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
          <StepContent transitionDuration={300}>
            <Typography>{text}</Typography>
            <Button onClick={() => setActiveStep((index + 1) % steps.length)}>
              {index < 2 ? 'Done' : 'Start again'}
            </Button>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
