import NativeSelect from '@mui/material/NativeSelect';
import type { NativeSelectProps } from '@mui/material/NativeSelect';

export default function NativeSelectPlayground(
  props: Omit<NativeSelectProps, 'children'>,
) {
  return (
    <NativeSelect
      defaultValue="petrel"
      inputProps={{ 'aria-label': 'Ship' }}
      {...props}
    >
      <option value="gannet">Gannet</option>
      <option value="petrel">Petrel</option>
    </NativeSelect>
  );
}

export const playground = {
  first: ['variant', 'color', 'disabled', 'error', 'fullWidth'],
};
