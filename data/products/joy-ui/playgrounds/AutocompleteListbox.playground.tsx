import AutocompleteListbox from '@mui/joy/AutocompleteListbox';
import type { AutocompleteListboxProps } from '@mui/joy/AutocompleteListbox';
import AutocompleteOption from '@mui/joy/AutocompleteOption';

export default function AutocompleteListboxPlayground(
  props: Omit<AutocompleteListboxProps, 'children'>,
) {
  return (
    <AutocompleteListbox role="listbox" aria-label="Ports" {...props}>
      <AutocompleteOption role="option" aria-selected>
        Bergen
      </AutocompleteOption>
      <AutocompleteOption role="option" aria-selected={false}>
        Tromsø
      </AutocompleteOption>
    </AutocompleteListbox>
  );
}

export const playground = { first: ['variant', 'color', 'size'] };
