import StepIcon from '@mui/material/StepIcon';
import type { StepIconProps } from '@mui/material/StepIcon';

export default function StepIconPlayground(props: StepIconProps) {
  return <StepIcon {...props} />;
}

export const playground = {
  defaults: { icon: 2 },
  first: ['icon', 'active', 'completed', 'error'],
  values: { icon: [1, 2, 3] },
};
