import * as React from 'react';
import Radio from '@mui/material/Radio';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

export default function RadioButtons() {
  const [plan, setPlan] = React.useState('Team');
  return (
    <Table size="small" aria-label="Plans" sx={{ maxWidth: 280 }}>
      <TableBody>
        {['Solo', 'Team', 'Company'].map((name) => (
          <TableRow key={name} selected={plan === name}>
            <TableCell padding="checkbox">
              <Radio
                name="plan"
                value={name}
                checked={plan === name}
                onChange={(event) => setPlan(event.target.value)}
                slotProps={{ input: { 'aria-label': name } }}
              />
            </TableCell>
            <TableCell>{name}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
