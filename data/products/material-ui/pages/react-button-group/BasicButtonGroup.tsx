import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Page">
      <Button>Previous</Button>
      <Button>Next</Button>
      <Button disabled>Last</Button>
    </ButtonGroup>
  );
}
