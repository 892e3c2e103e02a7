import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import Headphones from '@mui/icons-material/Headphones';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';

export default function EpisodeRowCard() {
  const [playing, setPlaying] = React.useState(false);
  const [percent, setPercent] = React.useState(20);

  React.useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const ticks = setInterval(() => setPercent((value) => Math.min(value + 1, 100)), 400);
    return () => clearInterval(ticks);
  }, [playing]);

  return (
    <Card orientation="horizontal" color="primary" variant="soft" sx={{ width: 340, maxWidth: '100%' }}>
      <AspectRatio ratio="1" flex color="primary" variant="solid" sx={{ minWidth: 72 }}>
        <div>
          <Headphones sx={{ fontSize: '2rem' }} />
        </div>
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">Episode 12: Tokens</Typography>
        <Typography level="body-sm">38 minutes</Typography>
        <LinearProgress determinate value={percent} aria-label="Played" sx={{ mt: 1, flexGrow: 0 }} />
      </CardContent>
      <IconButton
        aria-label={playing ? 'Pause episode' : 'Play episode'}
        color="primary"
        variant="solid"
        onClick={() => setPlaying((value) => !value)}
        sx={{ alignSelf: 'center' }}
      >
        {playing ? <Pause /> : <PlayArrow />}
      </IconButton>
    </Card>
  );
}
