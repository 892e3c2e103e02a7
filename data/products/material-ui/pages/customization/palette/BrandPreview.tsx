import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { amber, deepPurple, indigo, lime, pink, teal } from '@mui/material/colors';

const hues = { amber, deepPurple, indigo, lime, pink, teal };
type Hue = keyof typeof hues;
const tones = ['light', 'main', 'dark'] as const;

export default function BrandPreview() {
  const [hue, setHue] = React.useState<Hue>('teal');
  const [strict, setStrict] = React.useState(true);
  const theme = React.useMemo(
    () =>
      createTheme({
        palette: {
          primary: { main: hues[hue][500] },
          contrastThreshold: strict ? 4.5 : 3,
        },
      }),
    [hue, strict],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        select
        label="Main color"
        value={hue}
        onChange={(event) => setHue(event.target.value as Hue)}
      >
        {Object.keys(hues).map((name) => (
          <MenuItem key={name} value={name}>
            {name} 500
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label="Ask for a contrast of 4.5"
        control={<Switch checked={strict} onChange={(_event, on) => setStrict(on)} />}
      />
      <ThemeProvider theme={theme}>
        <Stack direction="row">
          {tones.map((tone) => (
            <Box
              key={tone}
              sx={{
                flex: 1,
                p: 2,
                bgcolor: `primary.${tone}`,
                color: theme.palette.getContrastText(theme.palette.primary[tone]),
              }}
            >
              {tone}
            </Box>
          ))}
        </Stack>
        <Button variant="contained" onClick={() => setStrict((on) => !on)}>
          Text is {theme.palette.primary.contrastText === '#fff' ? 'white' : 'dark'}
        </Button>
      </ThemeProvider>
    </Stack>
  );
}
