import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function FormControlLabelPosition() {
  return (
    <FormGroup row>
      <FormControlLabel label="Above" labelPlacement="top" control={<Checkbox />} />
      <FormControlLabel label="Before" labelPlacement="start" control={<Checkbox />} />
      <FormControlLabel label="Below" labelPlacement="bottom" control={<Checkbox />} />
      <FormControlLabel label="After" labelPlacement="end" control={<Checkbox />} />
    </FormGroup>
  );
}
