import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltips() {
  return (
    <Tooltip describeChild title="Choose a date first">
      <span>
        <Button disabled variant="contained">
          Book
        </Button>
      </span>
    </Tooltip>
  );
}
