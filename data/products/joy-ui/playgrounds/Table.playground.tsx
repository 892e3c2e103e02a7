import Table from '@mui/joy/Table';
import type { TableProps } from '@mui/joy/Table';

export default function TablePlayground(props: Omit<TableProps, 'children'>) {
  return (
    <Table {...props}>
      <thead>
        <tr>
          <th>Ship</th>
          <th>Berth</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Gannet</td>
          <td>4</td>
        </tr>
        <tr>
          <td>Petrel</td>
          <td>7</td>
        </tr>
      </tbody>
    </Table>
  );
}

export const playground = {
  defaults: { borderAxis: 'xBetween' },
  first: [
    'variant',
    'color',
    'size',
    'borderAxis',
    'stripe',
    'hoverRow',
    'noWrap',
  ],
  hidden: ['stickyFooter', 'stickyHeader'],
};
