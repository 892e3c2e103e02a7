import Button from '@mui/joy/Button';
import { ThemeProvider } from '@mui/joy/styles';
import type { ComponentProps } from 'react';

export default function ThemeProviderPlayground(
  props: Omit<ComponentProps<typeof ThemeProvider>, 'children'>,
) {
  return (
    <ThemeProvider {...props}>
      <Button>Board the ship</Button>
    </ThemeProvider>
  );
}

export const playground = {
  defaults: { theme: 'outlined buttons' },
  first: ['theme'],
  values: {
    theme: {
      'outlined buttons': {
        components: { JoyButton: { defaultProps: { variant: 'outlined' } } },
      },
      'large buttons': {
        components: { JoyButton: { defaultProps: { size: 'lg' } } },
      },
    },
  },
};
