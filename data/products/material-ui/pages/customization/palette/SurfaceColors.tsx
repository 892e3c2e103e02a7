import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { createTheme, type Palette } from '@mui/material/styles';

const light = createTheme().palette;
const dark = createTheme({ palette: { mode: 'dark' } }).palette;

const colors: readonly [path: string, read: (palette: Palette) => string][] = [
  ['text.primary', ({ text }) => text.primary],
  ['text.secondary', ({ text }) => text.secondary],
  ['text.disabled', ({ text }) => text.disabled],
  ['background.default', ({ background }) => background.default],
  ['background.paper', ({ background }) => background.paper],
  ['divider', ({ divider }) => divider],
];

function Swatch({ color, ground }: { color: string; ground: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      <Box
        component="span"
        sx={{ p: '6px', border: 1, borderColor: 'text.secondary', borderRadius: 1, bgcolor: ground }}
      >
        <Box component="span" sx={{ display: 'block', width: 24, height: 24, bgcolor: color }} />
      </Box>
      {color}
    </Box>
  );
}

export default function SurfaceColors() {
  return (
    <TableContainer>
      <Table size="small" sx={{ '& tbody td': { fontFamily: 'monospace', whiteSpace: 'nowrap' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Path</TableCell>
            <TableCell>Light mode</TableCell>
            <TableCell>Dark mode</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {colors.map(([path, read]) => (
            <TableRow key={path}>
              <TableCell component="th" scope="row">
                {path}
              </TableCell>
              <TableCell>
                <Swatch color={read(light)} ground={light.background.default} />
              </TableCell>
              <TableCell>
                <Swatch color={read(dark)} ground={dark.background.default} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
