import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    brass: Palette['primary'];
  }
  interface PaletteOptions {
    brass?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    brass: true;
  }
}

const base = createTheme();
const theme = createTheme(base, {
  palette: { brass: base.palette.augmentColor({ color: { main: '#8a6d1f' }, name: 'brass' }) },
});

export default function BrassButton() {
  return (
    <ThemeProvider theme={theme}>
      <Button variant="contained" color="brass">
        Engrave
      </Button>
    </ThemeProvider>
  );
}
