import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function DescriptionAlerts() {
  return (
    <Alert severity="error">
      <AlertTitle>Not saved</AlertTitle>
      The server refused the change. Your text is still in the field.
    </Alert>
  );
}
