import GlobalStyles from '@mui/joy/GlobalStyles';
import type { ComponentProps } from 'react';

export default function GlobalStylesPlayground(
  props: ComponentProps<typeof GlobalStyles>,
) {
  return (
    <>
      <GlobalStyles {...props} />
      <p>The rule applies to every paragraph of the page.</p>
    </>
  );
}

export const playground = {
  defaults: { styles: 'a frame' },
  first: ['styles'],
  values: {
    styles: {
      'a frame': { p: { border: '1px solid', padding: '8px' } },
      'large text': { p: { fontSize: '1.5rem' } },
      'wide letters': { p: { letterSpacing: '0.2em' } },
    },
  },
  hidden: ['themeId'],
};
