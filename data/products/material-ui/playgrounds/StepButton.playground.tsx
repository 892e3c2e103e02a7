import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import type { StepButtonProps } from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

export default function StepButtonPlayground(props: StepButtonProps) {
  return (
    <Stepper nonLinear activeStep={1}>
      <Step>
        <StepButton>Cart</StepButton>
      </Step>
      <Step>
        <StepButton {...props} />
      </Step>
    </Stepper>
  );
}

export const playground = {
  children: 'Payment',
  defaults: { optional: 'Card or cash' },
  first: ['children', 'optional', 'icon'],
};
