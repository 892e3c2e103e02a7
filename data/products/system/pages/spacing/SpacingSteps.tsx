import * as React from 'react';
import { useTheme } from '@mui/system';
import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 3, 4];

export default function SpacingSteps() {
  const name = React.useId();
  const theme = useTheme();
  const band = React.useRef<HTMLElement>(null);
  const [step, setStep] = React.useState(2);
  const [padding, setPadding] = React.useState('16px');

  // The theme says how long a step is, and the browser resolves it.
  React.useEffect(() => {
    if (band.current) setPadding(getComputedStyle(band.current).paddingTop);
  }, [step, theme]);

  return (
    <Box sx={{ width: 1, maxWidth: 480, minHeight: 200 }}>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 2, p: 0, border: 0 }}
      >
        <Box component="legend" sx={{ p: 0, mb: 1 }}>
          Padding in steps
        </Box>
        {steps.map((each) => (
          <Box
            key={each}
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 1, border: 1, borderRadius: 1 }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={each === step}
              onChange={() => setStep(each)}
              sx={{ m: 0, color: 'primary.main', accentColor: 'currentColor' }}
            />
            {each}
          </Box>
        ))}
      </Box>
      <Box
        ref={band}
        sx={{
          p: step,
          border: '1px dashed',
          color: 'primary.main',
          backgroundImage: 'repeating-linear-gradient(45deg, currentColor 0 1px, transparent 1px 6px)',
        }}
      >
        <Box sx={{ p: 1, bgcolor: 'background.paper', color: 'text.primary' }}>
          <code>{`p: ${step}`}</code> is <code>{padding}</code> on each side
        </Box>
      </Box>
    </Box>
  );
}
