import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import type { StepperProps } from '@mui/joy/Stepper';

export default function StepperPlayground(
  props: Omit<StepperProps, 'children'>,
) {
  return (
    <Stepper {...props}>
      <Step indicator={<StepIndicator variant="solid">1</StepIndicator>}>
        Cart
      </Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>Payment</Step>
    </Stepper>
  );
}

export const playground = { first: ['size', 'orientation'] };
