import * as React from 'react';
import { useTheme } from '@mui/system';
import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 3, 4];

// An element has an outline; the space around or inside it is hatched.
const element = { border: 2, borderColor: 'primary.main', borderRadius: 1 };
const content = { display: 'grid', placeItems: 'center', bgcolor: 'background.paper' };
const space = {
  backgroundImage:
    'repeating-linear-gradient(45deg, color-mix(in srgb, currentColor 45%, transparent) 0 1px, transparent 1px 6px)',
  color: 'primary.main',
};
const text = { color: 'text.primary' };

const segment = {
  position: 'relative',
  minWidth: 48,
  py: 0.75,
  textAlign: 'center',
  cursor: 'pointer',
  '& + &': { borderInlineStart: 1, borderColor: 'divider' },
  '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
    zIndex: 1,
  },
} as const;

export default function SpacingSteps() {
  const name = React.useId();
  const theme = useTheme();
  const padded = React.useRef<HTMLElement>(null);
  const [step, setStep] = React.useState(2);
  const [length, setLength] = React.useState('16px');

  // The theme says how long a step is, and the browser resolves it.
  React.useEffect(() => {
    if (padded.current) setLength(getComputedStyle(padded.current).paddingTop);
  }, [step, theme]);

  return (
    <Box sx={{ width: 1 }}>
      <Box
        component="fieldset"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, m: 0, p: 0, border: 0 }}
      >
        <Box
          sx={{
            display: 'flex',
            border: 1,
            borderColor: 'text.secondary',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          {steps.map((each) => (
            <Box key={each} component="label" sx={segment}>
              <Box
                component="input"
                type="radio"
                name={name}
                aria-label={`${each} steps`}
                checked={each === step}
                onChange={() => setStep(each)}
                sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
              />
              {each}
            </Box>
          ))}
        </Box>
        <span>
          {step === 1 ? '1 step' : `${step} steps`} = <strong>{length}</strong>
        </span>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
          // As tall as the largest step needs, so that nothing moves.
          gridAutoRows: 112,
          gap: 3,
          mt: 2,
        }}
      >
        <Box ref={padded} sx={{ ...element, ...space, display: 'grid', p: step }}>
          <Box sx={{ ...content, ...text }}>
            <code>{`p: ${step}`}</code>
          </Box>
        </Box>
        <Box sx={{ ...space, display: 'grid', outline: '1px dashed', outlineOffset: -1 }}>
          <Box sx={{ ...element, ...content, ...text, m: step, borderColor: 'primary.main' }}>
            <code>{`m: ${step}`}</code>
          </Box>
        </Box>
        <Box
          sx={{
            ...space,
            display: 'grid',
            gridTemplate: '1fr 24px / 1fr 1fr',
            gridColumn: { xs: '1 / -1', sm: 'auto' },
            gap: step,
          }}
        >
          <Box sx={{ ...element, ...content, ...text, gridColumn: '1 / -1', borderColor: 'primary.main' }}>
            <code>{`gap: ${step}`}</code>
          </Box>
          <Box sx={{ ...element, bgcolor: 'background.paper' }} />
          <Box sx={{ ...element, bgcolor: 'background.paper' }} />
        </Box>
      </Box>
    </Box>
  );
}
