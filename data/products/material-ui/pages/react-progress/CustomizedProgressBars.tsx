import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';

export default function CustomizedProgressBars() {
  return (
    <LinearProgress
      variant="determinate"
      value={55}
      aria-label="Storage in use"
      sx={{
        width: 280,
        height: 12,
        borderRadius: '6px',
        bgcolor: 'action.hover',
        [`& .${linearProgressClasses.bar}`]: { borderRadius: '6px' },
      }}
    />
  );
}
