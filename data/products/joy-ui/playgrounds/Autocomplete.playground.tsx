import Autocomplete from '@mui/joy/Autocomplete';
import type { AutocompleteProps } from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const harbors = ['Bergen', 'Cork', 'Gdynia', 'Porto', 'Split'];

export default function AutocompletePlayground(
  props: Partial<AutocompleteProps<string, boolean, boolean, boolean>>,
) {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Harbor</FormLabel>
      <Autocomplete options={harbors} {...props} />
    </FormControl>
  );
}

export const playground = {
  defaults: { placeholder: 'Where to?' },
  first: [
    'placeholder',
    'variant',
    'color',
    'size',
    'multiple',
    'freeSolo',
    'disabled',
  ],
  hidden: ['type'],
};
