import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const columns = 'repeat(auto-fit, minmax(180px, 1fr))';

export default function FormPropsTextFields() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, width: '100%' }}>
      <TextField required label="Required" defaultValue="Ada" />
      <TextField disabled label="Disabled" defaultValue="Locked" />
      <TextField label="Read-only" defaultValue="4711" slotProps={{ input: { readOnly: true } }} />
      <TextField type="password" label="Password" />
      <TextField focused color="success" label="Color" />
    </Box>
  );
}
