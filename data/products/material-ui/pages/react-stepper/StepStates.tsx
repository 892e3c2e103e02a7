import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepStates() {
  return (
    <Stepper orientation="vertical" activeStep={2}>
      <Step completed={false}>
        <StepLabel>Passed, and not completed</StepLabel>
      </Step>
      <Step active>
        <StepLabel>Active as well</StepLabel>
      </Step>
      <Step>
        <StepLabel>Active</StepLabel>
      </Step>
      <Step disabled={false} expanded>
        <StepLabel>Still to come, enabled and expanded</StepLabel>
        <StepContent>This content is shown although the step is not active.</StepContent>
      </Step>
      <Step completed>
        <StepLabel>Completed in advance</StepLabel>
      </Step>
    </Stepper>
  );
}
