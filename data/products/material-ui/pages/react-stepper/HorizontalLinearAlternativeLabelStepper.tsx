import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const times = ['7:02 a.m.', '7:10 a.m.', '7:25 a.m.'];

export default function HorizontalLinearAlternativeLabelStepper() {
  return (
    <Stepper alternativeLabel activeStep={1} sx={{ width: '100%' }}>
      {['Harbor', 'Market square', 'Lighthouse'].map((stop, index) => (
        <Step key={stop}>
          <StepLabel optional={<Typography variant="caption">{times[index]}</Typography>}>{stop}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
