import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import type { StepConnectorProps } from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Cart', 'Address', 'Payment'];

export default function StepConnectorPlayground(props: StepConnectorProps) {
  return (
    <Stepper
      activeStep={1}
      sx={{ width: '100%', maxWidth: 420 }}
      connector={<StepConnector {...props} />}
    >
      {steps.map((step) => (
        <Step key={step}>
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}

export const playground = {
  defaults: { sx: 'a thick line' },
  first: ['sx'],
  values: {
    sx: {
      'a thick line': { '& .MuiStepConnector-line': { borderTopWidth: 4 } },
      'a dotted line': {
        '& .MuiStepConnector-line': { borderTopStyle: 'dotted' },
      },
    },
  },
};
