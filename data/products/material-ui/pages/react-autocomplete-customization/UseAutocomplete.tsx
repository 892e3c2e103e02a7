import FormLabel from '@mui/material/FormLabel';
import useAutocomplete from '@mui/material/useAutocomplete';
import { styled } from '@mui/material/styles';

const Listbox = styled('ul')({ '& .Mui-focused': { outline: '2px solid' } });

export default function UseAutocomplete() {
  const rivers = useAutocomplete({ options: ['Danube', 'Mekong', 'Nile', 'Volga'] });
  return (
    <div>
      <div {...rivers.getRootProps()}>
        <FormLabel {...rivers.getInputLabelProps()}>River </FormLabel>
        <input {...rivers.getInputProps()} />
      </div>
      {rivers.groupedOptions.length > 0 && (
        <Listbox {...rivers.getListboxProps()}>
          {(rivers.groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = rivers.getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option}
              </li>
            );
          })}
        </Listbox>
      )}
    </div>
  );
}
