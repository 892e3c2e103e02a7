import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import type { StepIndicatorProps } from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepIndicatorPlayground(props: StepIndicatorProps) {
  const indicator = <StepIndicator {...props} />;
  return (
    <Stepper>
      <Step indicator={indicator}>Cart</Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>Payment</Step>
    </Stepper>
  );
}

export const playground = {
  children: '1',
  defaults: { variant: 'solid' },
  first: ['children', 'variant', 'color'],
};
