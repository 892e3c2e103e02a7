import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ports = ['Oslo', 'Cork', 'Porto', 'Genoa', 'Split', 'Varna', 'Riga', 'Gdansk', 'Malmo', 'Turku'];

export default function StickyShipmentTable() {
  const headingId = React.useId();
  const [request, setRequest] = React.useState(1);
  const [answered, setAnswered] = React.useState(0);
  const loading = answered !== request;
  // Every second request fails, to show the error state.
  const failed = !loading && request % 2 === 0;

  React.useEffect(() => {
    const timer = setTimeout(() => setAnswered(request), 800);
    return () => clearTimeout(timer);
  }, [request]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button onClick={() => setRequest(request + 1)} sx={{ alignSelf: 'start' }}>
        Reload shipments
      </Button>
      {failed && <Alert severity="error">The list could not be loaded. Reload to try again.</Alert>}
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-labelledby={headingId}
        aria-busy={loading}
        sx={{ maxHeight: 220 }}
      >
        <Table stickyHeader size="small">
          <caption id={headingId}>Shipments by port of arrival</caption>
          <TableHead>
            <TableRow>
              <TableCell sx={{ bgcolor: 'background.paper' }}>Port</TableCell>
              <TableCell sx={{ bgcolor: 'background.paper', textAlign: 'end' }}>Containers</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {!failed &&
              ports.map((port, index) => (
                <TableRow key={port}>
                  <TableCell component={loading ? 'td' : 'th'} scope="row">
                    {loading ? <Skeleton /> : port}
                  </TableCell>
                  <TableCell sx={{ textAlign: 'end' }}>{loading ? <Skeleton /> : 12 + index * 7}</TableCell>
                </TableRow>
              ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
