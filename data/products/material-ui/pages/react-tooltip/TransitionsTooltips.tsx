import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function TransitionsTooltips() {
  return (
    <div>
      <Tooltip
        describeChild
        title="For 600 ms"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 600 } }}
      >
        <Button>Fade in</Button>
      </Tooltip>
      <Tooltip describeChild title="From its middle" slots={{ transition: Zoom }}>
        <Button>Zoom in</Button>
      </Tooltip>
    </div>
  );
}
