import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio } from '@mui/material/styles';

const palettes = {
  light: createTheme().palette,
  dark: createTheme({ palette: { mode: 'dark' } }).palette,
};
const roles = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const tones = ['light', 'main', 'dark'] as const;

// Values are small: the better one of white and black has a contrast of at least 4.5.
const readableOn = (color: string) => (getContrastRatio('#fff', color) >= 4.5 ? '#fff' : '#000');

// Smaller text needs a contrast of 4.5 to be read well.
const describe = (ratio: number) => `${ratio.toFixed(2)}${ratio < 4.5 ? ', large text' : ''}`;

const table = { '& th, & td': { border: 0, p: 0.5 }, '& td': { fontFamily: 'monospace' } };
const swatch = {
  width: '100%',
  height: 48,
  px: 1.5,
  justifyContent: 'flex-start',
  borderRadius: 1,
  fontFamily: 'monospace',
  fontSize: 14,
};
const sample = {
  width: 56,
  alignItems: 'center',
  justifyContent: 'center',
  fontFamily: 'inherit',
  fontSize: 20,
  fontWeight: 700,
};

export default function RoleSwatches() {
  const [mode, setMode] = React.useState<keyof typeof palettes>('light');
  const [status, setStatus] = React.useState('Press a color to copy its value.');
  const palette = palettes[mode];

  const copy = (color: string) =>
    navigator.clipboard.writeText(color).then(
      () => setStatus(`${color} is copied.`),
      () => setStatus(`${color} could not be copied.`),
    );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
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
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {status}
        </Typography>
      </Stack>
      <TableContainer>
        <Table size="small" sx={table}>
          <TableHead>
            <TableRow>
              <TableCell>Role</TableCell>
              {tones.map((tone) => (
                <TableCell key={tone}>{tone}</TableCell>
              ))}
              <TableCell>contrastText</TableCell>
              <TableCell>Contrast</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {roles.map((role) => {
              const { main, contrastText } = palette[role];
              return (
                <TableRow key={role}>
                  <TableCell component="th" scope="row">
                    {role}
                  </TableCell>
                  {tones.map((tone) => {
                    const color = palette[role][tone];
                    return (
                      <TableCell key={tone}>
                        <ButtonBase
                          onClick={() => copy(color)}
                          sx={{ ...swatch, bgcolor: color, color: readableOn(color) }}
                        >
                          {color}
                        </ButtonBase>
                      </TableCell>
                    );
                  })}
                  <TableCell>
                    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                      <Stack sx={{ ...swatch, ...sample, bgcolor: main, color: contrastText }}>Aa</Stack>
                      <span>{contrastText}</span>
                    </Stack>
                  </TableCell>
                  <TableCell>{describe(getContrastRatio(contrastText, main))}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
