import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Theme, ThemeProvider } from '@mui/material/styles';

const withDots = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiAutocomplete: {
      defaultProps: {
        renderOption: ({ key, ...props }, option, _state, ownerState) => (
          <li key={key} {...props}>{`• ${ownerState.getOptionLabel(option)}`}</li>
        ),
      },
    },
  },
});

export default function GloballyCustomizedOptions() {
  return (
    <ThemeProvider theme={withDots}>
      <Autocomplete
        options={['Flour', 'Salt', 'Yeast']}
        renderInput={(params) => <TextField {...params} label="Ingredient" />}
        sx={{ width: 240 }}
      />
    </ThemeProvider>
  );
}
