import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';

const WideSwitch = styled(Switch)(({ theme }) => ({
  padding: 7,
  [`& .${switchClasses.track}`]: { borderRadius: 12 },
  [`& .${switchClasses.thumb}`]: { width: 16, height: 16, margin: 2, boxShadow: 'none' },
  [`& .${switchClasses.switchBase}.${switchClasses.checked}`]: {
    color: theme.palette.common.white,
    [`& + .${switchClasses.track}`]: { opacity: 1, backgroundColor: theme.palette.success.main },
  },
  [`& .Mui-focusVisible + .${switchClasses.track}`]: { outline: '2px solid', outlineOffset: 1 },
}));

export default function CustomizedSwitches() {
  return <FormControlLabel label="Low power" control={<WideSwitch disableRipple defaultChecked />} />;
}
