import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ComponentProps } from 'react';

export default function ThemeProviderPlayground(
  props: Omit<ComponentProps<typeof ThemeProvider>, 'children'>,
) {
  return (
    <ThemeProvider {...props}>
      <Box sx={{ p: 2, bgcolor: 'brand.main', color: 'brand.text' }}>
        Colors of the theme
      </Box>
    </ThemeProvider>
  );
}

export const playground = {
  defaults: { theme: 'sea' },
  first: ['theme'],
  values: {
    theme: {
      sea: { palette: { brand: { main: '#0d47a1', text: '#ffffff' } } },
      moss: { palette: { brand: { main: '#1b5e20', text: '#ffffff' } } },
    },
  },
  hidden: ['themeId'],
};
