import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked';

const round = {
  [`&.${checkboxClasses.checked}`]: { color: 'success.main' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
};

export default function CustomizedCheckbox() {
  return (
    <FormControlLabel
      label="Feed the cat"
      control={
        <Checkbox
          disableRipple
          defaultChecked
          icon={<RadioButtonUncheckedIcon />}
          checkedIcon={<CheckCircleIcon />}
          sx={round}
        />
      }
    />
  );
}
