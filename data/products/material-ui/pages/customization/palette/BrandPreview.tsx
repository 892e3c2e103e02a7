import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio, rgbToHex, ThemeProvider } from '@mui/material/styles';
import { amber, deepPurple, indigo, lime, pink, teal } from '@mui/material/colors';

const hues = { indigo, deepPurple, pink, teal, lime, amber };
const tones = ['light', 'main', 'dark'] as const;
// The better one of white and black has a contrast of at least 4.5.
const readableOn = (color: string) => (getContrastRatio('#fff', color) >= 4.5 ? '#fff' : '#000');
const row = { flexWrap: 'wrap', alignItems: 'center' };

export default function BrandPreview() {
  const [main, setMain] = React.useState<string>(indigo[500]);
  const [strict, setStrict] = React.useState(false);
  const theme = createTheme({
    palette: {
      primary: { main }, // indigo[500] at first
      contrastThreshold: strict ? 4.5 : 3,
    },
  });
  const { primary } = theme.palette;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={row}>
        <TextField
          select
          label="Main color"
          value={main}
          onChange={(event) => setMain(event.target.value)}
          sx={{ minWidth: 200 }}
        >
          {Object.entries(hues).map(([name, hue]) => (
            <MenuItem key={name} value={hue[500]}>
              {name}[500]
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          label="Ask for a contrast of 4.5"
          control={<Switch checked={strict} onChange={(_event, on) => setStrict(on)} />}
        />
      </Stack>
      <Stack direction="row" sx={{ borderRadius: 1, overflow: 'hidden' }}>
        {tones.map((tone) => (
          <Box key={tone} sx={{ flex: 1, p: 2, bgcolor: primary[tone], color: readableOn(primary[tone]) }}>
            {tone}
            <Typography variant="caption" component="div">
              {rgbToHex(primary[tone])}
            </Typography>
          </Box>
        ))}
      </Stack>
      <Stack direction="row" useFlexGap spacing={2} sx={row}>
        <ThemeProvider theme={theme}>
          <Button variant="contained" onClick={() => setStrict((on) => !on)}>
            Text is {primary.contrastText === '#fff' ? 'white' : 'dark'}
          </Button>
        </ThemeProvider>
        <Typography variant="body2">
          Contrast of white text: {getContrastRatio('#fff', main).toFixed(2)} : 1
        </Typography>
      </Stack>
    </Stack>
  );
}
