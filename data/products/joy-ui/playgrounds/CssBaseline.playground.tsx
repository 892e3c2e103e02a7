import CssBaseline from '@mui/joy/CssBaseline';
import type { ComponentProps } from 'react';

export default function CssBaselinePlayground(
  props: ComponentProps<typeof CssBaseline>,
) {
  return (
    <>
      <CssBaseline {...props} />
      <p>The page has no margin, and the font and the colors of the theme.</p>
    </>
  );
}

export const playground = { first: ['disableColorScheme'] };
