import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import type { StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepLabelPlayground(props: StepLabelProps) {
  return (
    <Stepper activeStep={1}>
      <Step>
        <StepLabel>Cart</StepLabel>
      </Step>
      <Step>
        <StepLabel {...props} />
      </Step>
    </Stepper>
  );
}

export const playground = {
  children: 'Payment',
  defaults: { optional: 'Card or cash' },
  first: ['children', 'optional', 'error', 'icon'],
};
