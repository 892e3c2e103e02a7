import Stack from '@mui/system/Stack';
import type { StackProps } from '@mui/system/Stack';

const steps = ['Cart', 'Ship', 'Pay'];

export default function StackPlayground(props: StackProps) {
  return (
    <Stack {...props}>
      {steps.map((step) => (
        <div key={step} style={{ padding: '8px 16px', border: '1px solid' }}>
          {step}
        </div>
      ))}
    </Stack>
  );
}

export const playground = {
  defaults: { direction: 'row', spacing: 2 },
  first: ['direction', 'spacing', 'useFlexGap'],
  values: { spacing: [0, 1, 2, 4, 8] },
};
