import * as React from 'react';
import Box from '@mui/system/Box';
import { createTheme, ThemeProvider } from '@mui/system';

const steps = [4, 8, 12];

export default function ThemeLookup() {
  const id = React.useId();
  const [step, setStep] = React.useState(8);
  const theme = React.useMemo(
    () =>
      createTheme({
        spacing: step,
        palette: { brand: { main: '#0b5cad', contrastText: '#ffffff' } },
      }),
    [step],
  );

  return (
    <Box sx={{ width: 1, maxWidth: 360 }}>
      <label htmlFor={id}>theme.spacing </label>
      <select
        id={id}
        value={step}
        onChange={(event) => setStep(Number(event.target.value))}
        style={{ font: 'inherit', padding: 4 }}
      >
        {steps.map((value) => (
          <option key={value} value={value}>
            {value} px
          </option>
        ))}
      </select>
      {/* A function replaces the theme around the demo; an object would extend it. */}
      <ThemeProvider theme={() => theme}>
        <Box sx={{ mt: 2, p: 2, bgcolor: 'brand.main', color: 'brand.contrastText' }}>
          <code>mt: 2</code> and <code>p: 2</code> are {2 * step} px.
        </Box>
      </ThemeProvider>
    </Box>
  );
}
