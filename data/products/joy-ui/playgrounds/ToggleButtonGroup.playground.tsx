import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import type { ToggleButtonGroupProps } from '@mui/joy/ToggleButtonGroup';

export default function ToggleButtonGroupPlayground(
  props: Omit<ToggleButtonGroupProps, 'children'>,
) {
  return (
    <ToggleButtonGroup aria-label="View" value="list" {...props}>
      <Button value="list">List</Button>
      <Button value="map">Map</Button>
    </ToggleButtonGroup>
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'orientation', 'spacing', 'disabled'],
  hidden: ['buttonFlex'],
  values: { spacing: [0, 1, 2] },
};
