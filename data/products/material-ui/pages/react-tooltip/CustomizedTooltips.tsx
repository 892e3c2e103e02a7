import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function CustomizedTooltips() {
  return (
    <Tooltip
      arrow
      describeChild
      title={
        <>
          Leaves at <strong>14:05</strong> from pier 3. Boarding ends five minutes before.
        </>
      }
      slotProps={{
        tooltip: {
          sx: {
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: 3,
            fontSize: 14,
            maxWidth: 200,
          },
        },
        arrow: { sx: { color: 'background.paper' } },
      }}
    >
      <Button variant="outlined">Next ferry</Button>
    </Tooltip>
  );
}
