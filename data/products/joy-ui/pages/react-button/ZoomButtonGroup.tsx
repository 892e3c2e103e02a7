import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';

const SMALLEST = 50;
const LARGEST = 200;

export default function ZoomButtonGroup() {
  const [zoom, setZoom] = React.useState(100);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <ButtonGroup aria-label="Zoom" orientation="vertical" color="primary" size="sm">
        <IconButton
          aria-label="Zoom in"
          disabled={zoom >= LARGEST}
          onClick={() => setZoom((value) => value + 25)}
        >
          <Add />
        </IconButton>
        <Button aria-label={`${zoom} percent, reset to 100`} onClick={() => setZoom(100)}>
          {zoom} %
        </Button>
        <IconButton
          aria-label="Zoom out"
          disabled={zoom <= SMALLEST}
          onClick={() => setZoom((value) => value - 25)}
        >
          <Remove />
        </IconButton>
      </ButtonGroup>
      <Box sx={{ width: 96, height: 96, display: 'grid', placeContent: 'center' }}>
        <Box
          sx={{ width: 40, height: 40, borderRadius: 'sm', bgcolor: 'primary.softBg' }}
          style={{ transform: `scale(${zoom / 100})` }}
        />
      </Box>
    </Box>
  );
}
