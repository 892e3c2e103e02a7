import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import type { StepButtonProps } from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepButtonPlayground(props: StepButtonProps) {
  return (
    <Stepper>
      <Step indicator={<StepIndicator>1</StepIndicator>}>
        <StepButton {...props} />
      </Step>
      <Step indicator={<StepIndicator>2</StepIndicator>}>
        <StepButton>Payment</StepButton>
      </Step>
    </Stepper>
  );
}

export const playground = { children: 'Cart', first: ['children'] };
