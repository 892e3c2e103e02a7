import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function RangeSlider() {
  const [price, setPrice] = React.useState([40, 90]);
  return (
    <Box sx={{ width: 260 }}>
      <Slider
        max={150}
        value={price}
        onChange={(_event, next: number[]) => setPrice(next)}
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
      />
      <Typography>{price.join(' to ')} €</Typography>
    </Box>
  );
}
