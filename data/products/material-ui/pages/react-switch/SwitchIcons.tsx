import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import CancelIcon from '@mui/icons-material/Cancel';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';

export default function SwitchIcons() {
  return (
    <FormControlLabel
      label="Share my calendar"
      control={
        <Switch
          defaultChecked
          icon={<CancelIcon fontSize="small" color="action" />}
          checkedIcon={<CheckCircleIcon fontSize="small" />}
        />
      }
    />
  );
}
