import * as React from 'react';
import { Box, Stack } from '@mui/system';

const STEPS = [1, 2, 4];

export default function LayoutShowcase() {
  const [step, setStep] = React.useState(2);
  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      <Stack direction="row" spacing={1} role="group" aria-label="Spacing">
        {STEPS.map((value) => (
          <Box
            key={value}
            component="button"
            type="button"
            aria-pressed={value === step}
            onClick={() => setStep(value)}
            sx={{
              px: 2,
              py: 1,
              border: '1px solid',
              borderColor: value === step ? '#1565c0' : '#8a97a8',
              borderRadius: '8px',
              bgcolor: value === step ? '#1565c0' : 'transparent',
              color: value === step ? '#ffffff' : 'inherit',
              font: 'inherit',
              cursor: 'pointer',
            }}
          >
            {value}
          </Box>
        ))}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 2fr',
          gap: step,
          p: step,
          border: '1px solid #8a97a8',
        }}
      >
        <Box sx={{ gridRow: 'span 2', borderRadius: '8px', bgcolor: '#1565c0' }} />
        <Box sx={{ height: 56, borderRadius: '8px', bgcolor: '#00897b' }} />
        <Stack direction="row" spacing={step}>
          <Box sx={{ flex: 1, height: 56, borderRadius: '8px', bgcolor: '#6a4fb6' }} />
          <Box sx={{ flex: 1, height: 56, borderRadius: '8px', bgcolor: '#c2571a' }} />
        </Stack>
      </Box>
      <Box component="code" sx={{ fontSize: 14 }}>
        {`gap: ${step} → ${step * 8}px`}
      </Box>
    </Stack>
  );
}
