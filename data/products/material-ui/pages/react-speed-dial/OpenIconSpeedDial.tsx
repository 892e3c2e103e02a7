import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';

export default function OpenIconSpeedDial() {
  return (
    <SpeedDial
      ariaLabel="Share the ticket"
      icon={<SpeedDialIcon icon={<ShareIcon />} openIcon={<CloseIcon />} />}
      direction="right"
    >
      <SpeedDialAction icon={<DownloadIcon />} slotProps={{ tooltip: { title: 'Download' } }} />
      <SpeedDialAction icon={<PrintIcon />} slotProps={{ tooltip: { title: 'Print' } }} />
    </SpeedDial>
  );
}
