import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchLabels() {
  return (
    <FormGroup>
      <FormControlLabel label="Quiet hours" control={<Switch defaultChecked />} />
      <FormControlLabel label="Backups" control={<Switch required />} />
      <FormControlLabel disabled label="Location, off on this device" control={<Switch />} />
    </FormGroup>
  );
}
