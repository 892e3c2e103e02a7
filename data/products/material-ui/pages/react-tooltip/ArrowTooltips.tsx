import InfoIcon from '@mui/icons-material/Info';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function ArrowTooltips() {
  return (
    <Tooltip arrow placement="top" title="About this ferry">
      <IconButton color="primary">
        <InfoIcon />
      </IconButton>
    </Tooltip>
  );
}
