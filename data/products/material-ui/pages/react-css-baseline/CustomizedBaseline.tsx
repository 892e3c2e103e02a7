import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';

const withKeys = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiScopedCssBaseline: {
      styleOverrides: {
        root: { '& kbd': { padding: '2px 6px', border: '1px solid', borderRadius: 4 } },
      },
    },
  },
});

export default function CustomizedBaseline() {
  return (
    <ThemeProvider theme={withKeys}>
      <ScopedCssBaseline sx={{ p: 2 }}>
        Press <kbd>Ctrl</kbd> and <kbd>S</kbd> to save.
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
