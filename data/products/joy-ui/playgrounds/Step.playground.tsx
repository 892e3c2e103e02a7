import Step from '@mui/joy/Step';
import type { StepProps } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepPlayground(props: Omit<StepProps, 'indicator'>) {
  return (
    <Stepper>
      <Step indicator={<StepIndicator>1</StepIndicator>} {...props} />
      <Step indicator={<StepIndicator>2</StepIndicator>}>Payment</Step>
    </Stepper>
  );
}

export const playground = {
  children: 'Cart',
  first: ['children', 'orientation', 'active', 'completed', 'disabled'],
  hidden: ['indicator'],
};
