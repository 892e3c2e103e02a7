import * as React from 'react';
import Box from '@mui/material/Box';

/** A box that shows where an item is. */
export function Cell({ children }: { children: React.ReactNode }) {
  return <Box sx={{ p: 1, border: 1, borderColor: 'primary.main', textAlign: 'center' }}>{children}</Box>;
}
