import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning', 'default'] as const;

export default function ColorSwitches() {
  return (
    <FormGroup row sx={{ maxWidth: 420 }}>
      {colors.map((color) => (
        <FormControlLabel key={color} label={color} control={<Switch defaultChecked color={color} />} />
      ))}
    </FormGroup>
  );
}
