import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

export default function SwitchesGroup() {
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Notify me about</FormLabel>
      <FormGroup>
        <FormControlLabel label="Replies" control={<Switch name="replies" defaultChecked />} />
        <FormControlLabel label="Mentions" control={<Switch name="mentions" defaultChecked />} />
        <FormControlLabel label="Likes" control={<Switch name="likes" />} />
      </FormGroup>
      <FormHelperText>Changes apply immediately.</FormHelperText>
    </FormControl>
  );
}
