import CssBaseline from '@mui/material/CssBaseline';
import type { CssBaselineProps } from '@mui/material/CssBaseline';

export default function CssBaselinePlayground(props: CssBaselineProps) {
  return (
    <>
      <CssBaseline {...props} />
      <p>The page has no margin, and the font and the colors of the theme.</p>
    </>
  );
}

export const playground = { first: ['enableColorScheme'] };
