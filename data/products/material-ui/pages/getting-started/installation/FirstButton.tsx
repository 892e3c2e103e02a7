import Button from '@mui/material/Button';
import { version } from '@mui/material/version';

export default function FirstButton() {
  return <Button variant="contained">Material UI {version}</Button>;
}
