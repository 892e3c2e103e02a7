import Box, { type BoxProps } from '@mui/material/Box';

/** The frame of written content in an imported demo. */
export function MarkdownElement(props: BoxProps) {
  return (
    <Box
      {...props}
      sx={[
        { typography: 'body2', '& :is(th, td)': { px: 1, py: 0.5, textAlign: 'start' } },
        ...(Array.isArray(props.sx) ? props.sx : [props.sx]),
      ]}
    />
  );
}
