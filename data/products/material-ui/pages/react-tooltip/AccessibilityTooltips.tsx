import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function AccessibilityTooltips() {
  return (
    <>
      <Tooltip title="Add a passenger">
        <IconButton>
          <AddIcon />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="Free until the day before">
        <Button>Cancel booking</Button>
      </Tooltip>
    </>
  );
}
