import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const message = (
  <Typography variant="caption" color="error">
    Card declined
  </Typography>
);

export default function HorizontalStepperWithError() {
  return (
    <Stepper activeStep={2} sx={{ width: '100%' }}>
      <Step>
        <StepLabel>Cart</StepLabel>
      </Step>
      <Step>
        <StepLabel error optional={message}>
          Payment
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Receipt</StepLabel>
      </Step>
    </Stepper>
  );
}
