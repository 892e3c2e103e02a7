import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const formatSize = (kilobytes: number) => (kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`);

export default function NonLinearSlider() {
  const [exponent, setExponent] = React.useState(9);
  return (
    <Box sx={{ width: 260 }}>
      <Typography id="limit-label">Limit: {formatSize(2 ** exponent)}</Typography>
      <Slider
        aria-labelledby="limit-label"
        min={5}
        max={15}
        scale={(value) => 2 ** value}
        getAriaValueText={formatSize}
        value={exponent}
        onChange={(_event, next: number) => setExponent(next)}
      />
    </Box>
  );
}
