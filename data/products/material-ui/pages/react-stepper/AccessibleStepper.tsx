import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Cart', 'Address', 'Payment'];
const activeStep = 1;
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

export default function AccessibleStepper() {
  return (
    <Stepper component="ol" alternativeLabel activeStep={activeStep} sx={{ width: '100%', p: 0 }}>
      {steps.map((step, index) => (
        <Step
          key={step}
          component="li"
          aria-current={index === activeStep ? 'step' : undefined}
          sx={{ listStyle: 'none' }}
        >
          <StepLabel>
            {step}
            {index < activeStep && (
              <Box component="span" sx={hidden}>
                , completed
              </Box>
            )}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
