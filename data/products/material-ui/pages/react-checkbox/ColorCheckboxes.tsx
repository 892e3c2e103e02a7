import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Checkbox from '@mui/material/Checkbox';

const palette = ['default', 'primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

export default function ColorCheckboxes() {
  return (
    <FormGroup row sx={{ maxWidth: 380 }}>
      {palette.map((color) => (
        <FormControlLabel key={color} label={color} control={<Checkbox color={color} defaultChecked />} />
      ))}
    </FormGroup>
  );
}
