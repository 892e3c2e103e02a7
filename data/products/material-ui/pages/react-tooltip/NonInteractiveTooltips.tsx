import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function NonInteractiveTooltips() {
  return (
    <div>
      <Tooltip describeChild title="You can move the pointer onto this text">
        <Button>Interactive</Button>
      </Tooltip>
      <Tooltip describeChild disableInteractive title="This text closes as the pointer leaves the button">
        <Button>Not interactive</Button>
      </Tooltip>
    </div>
  );
}
