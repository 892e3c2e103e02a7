import * as React from 'react';
import { createTheme } from '@mui/system';
import Box from '@mui/system/Box';

const scales = [
  { code: '4', spacing: 4, use: 'a finer pixel grid' },
  { code: "'0.5rem'", spacing: '0.5rem', use: 'follows the root font size' },
  { code: '[0, 4, 8, 16, 32]', spacing: [0, 4, 8, 16, 32], use: 'fixed steps, nothing between' },
  { code: '(n: number) => n * n * 2', spacing: (n: number) => n * n * 2, use: 'a curve' },
].map(({ spacing, ...scale }) => ({ ...scale, theme: createTheme({ spacing }) }));

const space = {
  border: 2,
  borderRadius: 1,
  backgroundImage:
    'repeating-linear-gradient(45deg, color-mix(in srgb, currentColor 45%, transparent) 0 1px, transparent 1px 6px)',
  color: 'primary.main',
};

export default function SpacingScales() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr max-content' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        width: 1,
      }}
    >
      {scales.map(({ code, use, theme }) => (
        <React.Fragment key={code}>
          <div>
            <code>{code}</code>
            <Box sx={{ color: 'text.secondary', fontSize: 14 }}>{use}</Box>
          </div>
          {/* The steps 1 to 4 of the scale, each as padding. */}
          <Box sx={{ display: 'flex', gap: 1 }}>
            {[1, 2, 3, 4].map((step) => (
              <Box key={step} sx={{ ...space, height: 24, pl: theme.spacing(step) }} />
            ))}
          </Box>
          <span>
            <code>spacing(2)</code> = <strong>{theme.spacing(2)}</strong>
          </span>
        </React.Fragment>
      ))}
    </Box>
  );
}
