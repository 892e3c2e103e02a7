import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import type { MobileStepperProps } from '@mui/material/MobileStepper';

export default function MobileStepperPlayground(
  props: Omit<MobileStepperProps, 'backButton' | 'nextButton'>,
) {
  return (
    <MobileStepper
      position="static"
      backButton={<Button size="small">Back</Button>}
      nextButton={<Button size="small">Next</Button>}
      sx={{ width: 320 }}
      {...props}
    />
  );
}

export const playground = {
  defaults: { activeStep: 2, steps: 6 },
  first: ['variant', 'steps', 'activeStep'],
  values: { activeStep: [0, 2, 5], steps: [6, 8] },
  hidden: ['backButton', 'nextButton', 'position'],
};
