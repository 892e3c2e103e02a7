import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import HomeIcon from '@mui/icons-material/Home';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import StoreIcon from '@mui/icons-material/Store';

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4, borderRadius: 2 },
  [`&.${stepConnectorClasses.active} .${stepConnectorClasses.line}`]: {
    borderColor: theme.palette.success.main,
  },
}));

export default function CustomizedSteppers() {
  return (
    <Stepper activeStep={1} alternativeLabel connector={<ThickConnector />} sx={{ width: '100%' }}>
      <Step>
        <StepLabel icon={<StoreIcon color="success" />}>Packed</StepLabel>
      </Step>
      <Step>
        <StepLabel icon={<LocalShippingIcon color="success" />}>On the way</StepLabel>
      </Step>
      <Step>
        <StepLabel icon={<HomeIcon color="disabled" />}>Delivered</StepLabel>
      </Step>
    </Stepper>
  );
}
