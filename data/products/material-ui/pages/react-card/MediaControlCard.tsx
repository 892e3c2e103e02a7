import * as React from 'react';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import IconButton from '@mui/material/IconButton';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

export default function MediaControlCard() {
  const [playing, setPlaying] = React.useState(false);
  return (
    <Card sx={{ width: 280 }}>
      <CardHeader
        disableTypography
        title={<strong>Low Tide</strong>}
        subheader={<div>The Breakwaters</div>}
        action={
          <IconButton aria-label={playing ? 'Pause' : 'Play'} onClick={() => setPlaying(!playing)}>
            {playing ? <PauseIcon /> : <PlayArrowIcon />}
          </IconButton>
        }
      />
    </Card>
  );
}
