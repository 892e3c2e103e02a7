import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

export default function DotsMobileStepper() {
  const [step, setStep] = React.useState(1);
  return (
    <MobileStepper
      variant="dots"
      position="static"
      steps={5}
      activeStep={step}
      sx={{ width: 320 }}
      backButton={
        <IconButton aria-label="Back" disabled={step === 0} onClick={() => setStep(step - 1)}>
          <ChevronLeftIcon />
        </IconButton>
      }
      nextButton={
        <IconButton aria-label="Next" disabled={step === 4} onClick={() => setStep(step + 1)}>
          <ChevronRightIcon />
        </IconButton>
      }
    />
  );
}
