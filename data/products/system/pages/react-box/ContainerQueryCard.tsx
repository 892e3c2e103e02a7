import * as React from 'react';
import Box from '@mui/system/Box';

export default function ContainerQueryCard() {
  const id = React.useId();
  const [percent, setPercent] = React.useState(100);

  return (
    <Box sx={{ width: 1 }}>
      <label htmlFor={id}>Width of the column: {percent}%</label>
      <Box
        component="input"
        id={id}
        type="range"
        min={40}
        max={100}
        step={5}
        value={percent}
        onChange={(event) => setPercent(Number(event.target.value))}
        sx={{ display: 'block', width: 1, my: 1.5 }}
      />
      <Box sx={{ containerType: 'inline-size' }} style={{ width: `${percent}%` }}>
        <Box
          component="article"
          sx={{
            display: 'flex',
            flexDirection: { '@0': 'column', '@380': 'row' },
            gap: 2,
            p: { '@0': 1, '@380': 3 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
          }}
        >
          <Box aria-hidden="true" sx={{ flex: 'none', width: 72, height: 72, bgcolor: 'primary.main' }} />
          <div>
            <strong>Harbor tour</strong>
            <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
              Two hours on the water. The picture stands above the text until the column is 380 px wide.
            </Box>
          </div>
        </Box>
      </Box>
    </Box>
  );
}
