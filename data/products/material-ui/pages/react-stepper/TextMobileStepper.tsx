import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const tips = ['Water it on Sundays.', 'Turn it toward the light.', 'Repot it in spring.'];

export default function TextMobileStepper() {
  const [step, setStep] = React.useState(0);
  return (
    <Paper variant="outlined" sx={{ width: 320 }}>
      <Typography aria-live="polite" sx={{ p: 2 }}>
        {tips[step]}
      </Typography>
      <MobileStepper
        variant="text"
        position="static"
        steps={tips.length}
        activeStep={step}
        backButton={
          <Button size="small" disabled={step === 0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button size="small" disabled={step === 2} onClick={() => setStep(step + 1)}>
            Next
          </Button>
        }
      />
    </Paper>
  );
}
