import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import type { StepContentProps } from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepContentPlayground(props: StepContentProps) {
  return (
    <Stepper activeStep={0} orientation="vertical">
      <Step>
        <StepLabel>Cart</StepLabel>
        <StepContent {...props} />
      </Step>
      <Step>
        <StepLabel>Payment</StepLabel>
      </Step>
    </Stepper>
  );
}

export const playground = {
  children: 'Two tickets to the island',
  first: ['children', 'transitionDuration'],
};
