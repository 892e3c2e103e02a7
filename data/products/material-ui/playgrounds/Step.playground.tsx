import Step from '@mui/material/Step';
import type { StepProps } from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepPlayground(props: Omit<StepProps, 'children'>) {
  return (
    <Stepper activeStep={1}>
      <Step>
        <StepLabel>Cart</StepLabel>
      </Step>
      <Step {...props}>
        <StepLabel>Payment</StepLabel>
      </Step>
    </Stepper>
  );
}

export const playground = {
  first: ['completed', 'active', 'disabled'],
  hidden: ['expanded', 'index', 'last'],
};
