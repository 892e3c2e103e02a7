import * as React from 'react';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const palettes = {
  light: createTheme().palette,
  dark: createTheme({ palette: { mode: 'dark' } }).palette,
};
const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const tones = ['light', 'main', 'dark'] as const;

// Values are small: the better one of white and black has a contrast of at least 4.5.
const readableOn = (color: string) => (getContrastRatio('#fff', color) >= 4.5 ? '#fff' : '#000');

export default function RoleSwatches() {
  const [mode, setMode] = React.useState<keyof typeof palettes>('light');
  const palette = palettes[mode];

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Mode of the default palette"
        value={mode}
        onChange={(_event, next) => next && setMode(next)}
      >
        <ToggleButton value="light">Light mode</ToggleButton>
        <ToggleButton value="dark">Dark mode</ToggleButton>
      </ToggleButtonGroup>
      <TableContainer>
        <Table size="small" sx={{ '& tbody td': { height: 48, fontFamily: 'monospace' } }}>
          <TableHead>
            <TableRow>
              <TableCell>Role</TableCell>
              {tones.map((tone) => (
                <TableCell key={tone}>{tone}</TableCell>
              ))}
              <TableCell>contrastText on main</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {roles.map((role) => (
              <TableRow key={role}>
                <TableCell component="th" scope="row">
                  {role}
                </TableCell>
                {tones.map((tone) => (
                  <TableCell
                    key={tone}
                    sx={{
                      bgcolor: palette[role][tone],
                      color: readableOn(palette[role][tone]),
                    }}
                  >
                    {palette[role][tone]}
                  </TableCell>
                ))}
                <TableCell
                  sx={{
                    bgcolor: palette[role].main,
                    color: palette[role].contrastText,
                    fontSize: 20,
                    fontWeight: 700,
                  }}
                >
                  {palette[role].contrastText}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
