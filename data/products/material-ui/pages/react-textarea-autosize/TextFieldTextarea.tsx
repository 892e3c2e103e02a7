import TextField from '@mui/material/TextField';

export default function TextFieldTextarea() {
  return (
    <TextField
      label="Note for the driver"
      helperText="Up to six lines are shown"
      multiline
      minRows={2}
      maxRows={6}
      sx={{ width: 260 }}
    />
  );
}
