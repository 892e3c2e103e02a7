import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const optional = <Typography variant="caption">Optional</Typography>;

export default function HorizontalLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={activeStep}>
        <Step>
          <StepLabel>Route</StepLabel>
        </Step>
        <Step>
          <StepLabel optional={optional}>Seats</StepLabel>
        </Step>
        <Step>
          <StepLabel>Payment</StepLabel>
        </Step>
      </Stepper>
      <Typography aria-live="polite" sx={{ my: 2 }}>
        {activeStep === 3 ? 'The trip is booked.' : `Step ${activeStep + 1} of 3`}
      </Typography>
      <Button disabled={activeStep === 0} onClick={() => setActiveStep(activeStep - 1)}>
        Back
      </Button>
      <Button onClick={() => setActiveStep((activeStep + 1) % 4)}>
        {['Next', 'Next', 'Book', 'Start again'][activeStep]}
      </Button>
    </Box>
  );
}
