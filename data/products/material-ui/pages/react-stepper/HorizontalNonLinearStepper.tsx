import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const steps = ['Name', 'Photo', 'Address'];

export default function HorizontalNonLinearStepper() {
  const [activeStep, setActiveStep] = React.useState(0);
  const [completed, setCompleted] = React.useState<readonly number[]>([]);
  const isCompleted = completed.includes(activeStep);
  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear activeStep={activeStep} sx={{ mb: 3 }}>
        {steps.map((step, index) => (
          <Step key={step} completed={completed.includes(index)}>
            <StepButton onClick={() => setActiveStep(index)}>{step}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Button disabled={isCompleted} onClick={() => setCompleted([...completed, activeStep])}>
        {isCompleted ? 'Completed' : `Complete “${steps[activeStep]}”`}
      </Button>
    </Box>
  );
}
