import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, rgbToHex, ThemeProvider } from '@mui/material/styles';
import { amber, deepPurple, indigo, lime, pink, teal } from '@mui/material/colors';

const hues = { amber, deepPurple, indigo, lime, pink, teal };
const tones = ['light', 'main', 'dark'] as const;

export default function BrandPreview() {
  const [main, setMain] = React.useState<string>(teal[500]);
  const [strict, setStrict] = React.useState(true);
  const theme = React.useMemo(
    () =>
      createTheme({
        palette: {
          primary: { main }, // teal[500] at first
          contrastThreshold: strict ? 4.5 : 3,
        },
      }),
    [main, strict],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField select label="Main color" value={main} onChange={(event) => setMain(event.target.value)}>
        {Object.entries(hues).map(([name, hue]) => (
          <MenuItem key={name} value={hue[500]}>
            {name}[500]
          </MenuItem>
        ))}
      </TextField>
      <ThemeProvider theme={theme}>
        <FormControlLabel
          label="Ask for a contrast of 4.5"
          control={<Switch checked={strict} onChange={(_event, on) => setStrict(on)} />}
        />
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
              <Typography variant="caption" component="div">
                {rgbToHex(theme.palette.primary[tone])}
              </Typography>
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
