import * as React from 'react';
import { useTheme } from '@mui/system';
import Box from '@mui/system/Box';

export default function SpacingSteps() {
  const id = React.useId();
  const theme = useTheme();
  const [step, setStep] = React.useState(2);

  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <label htmlFor={id}>Padding step: {step}</label>
      <Box
        component="input"
        id={id}
        type="range"
        min={0}
        max={8}
        step={0.5}
        value={step}
        onChange={(event) => setStep(Number(event.target.value))}
        sx={{ display: 'block', width: 1, my: 1 }}
      />
      <Box sx={{ p: step, bgcolor: 'primary.main', borderRadius: 1 }}>
        <Box sx={{ p: 1, bgcolor: 'background.paper', color: 'text.primary' }}>
          <code>{`p: ${step}`}</code> is <code>{theme.spacing(step)}</code>
        </Box>
      </Box>
    </Box>
  );
}
