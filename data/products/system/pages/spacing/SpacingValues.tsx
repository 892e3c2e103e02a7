import Box from '@mui/system/Box';
import type { SxProps } from '@mui/system';

const values: readonly (readonly [code: string, sx: SxProps, result: string])[] = [
  ['mt: -0.5', { mt: -0.5 }, 'pulled up by 4 px'],
  ["ml: 'auto'", { ml: 'auto' }, 'passed to the CSS'],
  ["p: '1rem'", { p: '1rem' }, 'passed to the CSS'],
  ['p: { xs: 1, md: 3 }', { p: { xs: 1, md: 3 } }, '8 px, from md 24 px'],
];

// The hatched area belongs to the parent, and the padding to the element.
const parent = {
  display: 'flex',
  alignItems: 'start',
  height: 76,
  backgroundImage:
    'repeating-linear-gradient(45deg, color-mix(in srgb, currentColor 45%, transparent) 0 1px, transparent 1px 6px)',
  color: 'primary.main',
};
const element = {
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: 14,
  lineHeight: 1.5,
};
const content = { bgcolor: 'primary.main', color: 'primary.contrastText', px: 0.5 };

export default function SpacingValues() {
  return (
    <Box
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', gap: 2, width: 1 }}
    >
      {values.map(([code, sx, result]) => (
        <div key={code}>
          <code>{code}</code>
          <Box sx={{ ...parent, my: 1 }}>
            <Box sx={[element, ...(Array.isArray(sx) ? sx : [sx])]}>
              <Box sx={content}>Box</Box>
            </Box>
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{result}</Box>
        </div>
      ))}
    </Box>
  );
}
