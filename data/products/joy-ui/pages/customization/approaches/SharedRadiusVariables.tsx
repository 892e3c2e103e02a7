import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Autorenew from '@mui/icons-material/Autorenew';

const codes = ['QX-7714', 'RB-2086', 'TL-5530'];

export default function SharedRadiusVariables() {
  const labelId = React.useId();
  const [radius, setRadius] = React.useState(16);
  const [drawn, setDrawn] = React.useState(0);
  const code = codes[drawn % codes.length];
  // Inline styles, since the values change with every move of the slider.
  const variables = {
    card: { '--Card-radius': `${radius}px` },
    input: { '--Input-radius': `${radius / 2}px` },
  } as Record<'card' | 'input', React.CSSProperties>;

  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <div>
        <FormLabel id={labelId} component="div">
          Radius: {radius} px
        </FormLabel>
        <Slider
          aria-labelledby={labelId}
          min={0}
          max={32}
          value={radius}
          onChange={(_event, value) => setRadius(Number(value))}
        />
      </div>
      <Card style={variables.card}>
        <FormControl>
          <FormLabel>Invitation code</FormLabel>
          <Input
            readOnly
            value={code}
            style={variables.input}
            endDecorator={
              <IconButton aria-label="Draw another code" variant="soft" onClick={() => setDrawn(drawn + 1)}>
                <Autorenew />
              </IconButton>
            }
          />
        </FormControl>
        <CardActions buttonFlex={1}>
          <Button variant="soft" disabled={radius === 16} onClick={() => setRadius(16)}>
            Reset radius
          </Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
