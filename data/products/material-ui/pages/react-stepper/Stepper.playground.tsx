import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { StepperProps } from '@mui/material/Stepper';

const steps = ['Cart', 'Address', 'Payment'];

export default function StepperPlayground(
  props: Omit<StepperProps, 'children'>,
) {
  return (
    <Stepper {...props}>
      {steps.map((step) => (
        <Step key={step}>
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

export const playground = {
  defaults: { activeStep: 1 },
  first: ['activeStep', 'orientation', 'alternativeLabel', 'nonLinear'],
  values: { activeStep: [0, 1, 2, 3] },
  hidden: ['connector'],
};
