import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Tooltip from '@mui/material/Tooltip';

export default function TriggersTooltips() {
  return (
    <ButtonGroup variant="text">
      <Tooltip describeChild disableHoverListener title="By focus or a long touch">
        <Button>No hover</Button>
      </Tooltip>
      <Tooltip describeChild disableFocusListener title="By pointer or a long touch">
        <Button>No focus</Button>
      </Tooltip>
      <Tooltip describeChild disableTouchListener title="By pointer or focus">
        <Button>No touch</Button>
      </Tooltip>
    </ButtonGroup>
  );
}
