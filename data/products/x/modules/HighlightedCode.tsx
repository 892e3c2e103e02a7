import Box, { type BoxProps } from '@mui/material/Box';

interface HighlightedCodeProps extends Omit<BoxProps, 'children'> {
  code: string;
  language: string;
}

/** Code in an imported demo: in one color, because the site's highlighting runs at build time only. */
export function HighlightedCode({ code, language, ...other }: HighlightedCodeProps) {
  return (
    <Box dir="ltr" {...other}>
      <Box
        component="pre"
        tabIndex={0}
        sx={{
          m: 0,
          p: 2,
          overflowX: 'auto',
          borderRadius: 1,
          bgcolor: 'action.hover',
          typography: 'body2',
          fontFamily: 'monospace',
        }}
      >
        <code className={`language-${language}`}>{code}</code>
      </Box>
    </Box>
  );
}
