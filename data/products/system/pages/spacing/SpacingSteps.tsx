import * as React from 'react';
import { useTheme } from '@mui/system';
import Box from '@mui/system/Box';

const steps = [0.5, 1, 2, 3, 4];
const sides = { '': 'All', t: 'Top', r: 'Right', b: 'Bottom', l: 'Left', x: 'x', y: 'y' };
type Side = keyof typeof sides;

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
  minWidth: 44,
  px: 1,
  boxSizing: 'border-box',
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

interface ChoiceProps<Value> {
  label: string;
  options: readonly (readonly [value: Value, text: React.ReactNode, name: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const name = React.useId();
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{
        display: 'flex',
        border: 1,
        borderColor: 'text.secondary',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {options.map(([each, text, full]) => (
        <Box key={each} component="label" sx={segment}>
          <Box
            component="input"
            type="radio"
            name={name}
            aria-label={full}
            checked={each === value}
            onChange={() => onChange(each)}
            sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'pointer' }}
          />
          {text}
        </Box>
      ))}
    </Box>
  );
}

export default function SpacingSteps() {
  const theme = useTheme();
  const spaced = React.useRef<HTMLElement>(null);
  const [step, setStep] = React.useState(2);
  const [side, setSide] = React.useState<Side>('');
  const [length, setLength] = React.useState('16px');

  // The theme says how long a step is, and the browser resolves it.
  React.useEffect(() => {
    if (spaced.current) setLength(getComputedStyle(spaced.current).rowGap);
  }, [step, theme]);

  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Choice
          label="Steps"
          options={steps.map((each) => [each, each, `${each} steps`] as const)}
          value={step}
          onChange={setStep}
        />
        <Choice
          label="Sides"
          options={Object.entries(sides).map(([each, full]) => [each as Side, each || 'all', full] as const)}
          value={side}
          onChange={setSide}
        />
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
        <Box sx={{ ...element, ...space, display: 'grid', [`p${side}`]: step }}>
          <Box sx={{ ...content, ...text }}>
            <code>{`p${side}: ${step}`}</code>
          </Box>
        </Box>
        <Box sx={{ ...space, display: 'grid', outline: '1px dashed', outlineOffset: -1 }}>
          <Box sx={{ ...element, ...content, ...text, [`m${side}`]: step, borderColor: 'primary.main' }}>
            <code>{`m${side}: ${step}`}</code>
          </Box>
        </Box>
        <Box
          ref={spaced}
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
