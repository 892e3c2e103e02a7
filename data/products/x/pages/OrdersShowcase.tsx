import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import CircleIcon from '@mui/icons-material/Circle';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  type GridLocaleText,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const COLORS = { Paid: 'success', Sent: 'primary', Late: 'error', Draft: 'default' } as const;
const TONES = ['primary', 'secondary', 'success'] as const;

interface Order {
  id: number;
  customer: string;
  city: string;
  status: keyof typeof COLORS;
  due: Date;
  total: number;
}

const ENGLISH = {
  orders: 'Orders',
  customer: 'Customer',
  status: 'Status',
  due: 'Due',
  total: 'Total',
  statuses: { Paid: 'Paid', Sent: 'Sent', Late: 'Late', Draft: 'Draft' },
  customers: [
    ['Harbor Tea', 'Porto'],
    ['Nine Elms', 'London'],
    ['Orchard & Co', 'Malmö'],
    ['Quiet Post', 'Kyoto'],
    ['Salt Works', 'Bergen'],
    ['Twin Pines', 'Oslo'],
  ],
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }),
  grid: {} as Partial<GridLocaleText>,
};

const ARABIC: typeof ENGLISH = {
  orders: 'الطلبات',
  customer: 'العميل',
  status: 'الحالة',
  due: 'الأجل',
  total: 'المبلغ',
  statuses: { Paid: 'مدفوع', Sent: 'مُرسل', Late: 'متأخر', Draft: 'مسودة' },
  customers: [
    ['شاي المرفأ', 'بورتو'],
    ['ناين إلمز', 'لندن'],
    ['بستان وشركاه', 'مالمو'],
    ['كوخ البريد', 'كيوتو'],
    ['بيت الملح', 'برغن'],
    ['صنوبر وأبناؤه', 'أوسلو'],
  ],
  day: new Intl.DateTimeFormat('ar-u-nu-latn', { month: 'short', day: 'numeric' }),
  grid: {
    toolbarColumns: 'الأعمدة',
    toolbarFilters: 'عوامل التصفية',
    toolbarExport: 'تصدير',
    toolbarQuickFilterLabel: 'بحث',
    toolbarQuickFilterPlaceholder: 'بحث…',
    footerRowSelected: (count) => `الصفوف المحددة: ${count}`,
    paginationDisplayedRows: ({ from, to, count }) => `${from}–${to} من ${count}`,
  },
};

const STATUSES = ['Paid', 'Sent', 'Paid', 'Late', 'Draft', 'Sent', 'Paid'] as const;

const listRows = ({ customers }: typeof ENGLISH) =>
  Array.from({ length: 48 }, (_, index): Order => {
    const [customer = '', city = ''] = customers[index % 6] ?? [];
    return {
      id: index,
      customer,
      city,
      status: STATUSES[index % 7] ?? 'Draft',
      due: new Date(2026, 4, 4 + index * 3),
      total: 4280 - index * 71 - (index % 5) * 36.5,
    };
  });

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const listColumns = (texts: typeof ENGLISH): GridColDef<Order>[] => [
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 44, minWidth: 44 },
  {
    field: 'customer',
    headerName: texts.customer,
    flex: 1,
    minWidth: 144,
    display: 'flex',
    renderCell: ({ row }) => {
      const tone = TONES[row.id % 3] ?? 'primary';
      return (
        <>
          <Avatar
            sx={{
              width: 32,
              height: 32,
              mr: 1,
              fontSize: 14,
              bgcolor: `${tone}.main`,
              color: `${tone}.contrastText`,
            }}
          >
            {row.customer.slice(0, 1)}
          </Avatar>
          <div>
            <Typography variant="body2">{row.customer}</Typography>
            <Typography variant="caption" color="text.secondary" component="p">
              {row.city}
            </Typography>
          </div>
        </>
      );
    },
  },
  {
    field: 'status',
    headerName: texts.status,
    type: 'singleSelect',
    valueOptions: Object.entries(texts.statuses).map(([value, label]) => ({ value, label })),
    width: 92,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip
        size="small"
        variant="outlined"
        color={COLORS[row.status]}
        icon={<CircleIcon />}
        label={texts.statuses[row.status]}
        sx={{ '& .MuiChip-icon': { fontSize: 10 }, '& .MuiChip-label': { color: 'text.primary' } }}
      />
    ),
  },
  {
    field: 'due',
    headerName: texts.due,
    type: 'date',
    width: 84,
    valueFormatter: (value: Date) => texts.day.format(value),
  },
  {
    field: 'total',
    headerName: texts.total,
    type: 'number',
    width: 80,
    editable: true,
    valueFormatter: (value: number) => money.format(value),
  },
];

export default function OrdersShowcase() {
  const texts = useTheme().direction === 'rtl' ? ARABIC : ENGLISH;
  const rows = React.useMemo(() => listRows(texts), [texts]);
  const columns = React.useMemo(() => listColumns(texts), [texts]);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([1]),
  });

  return (
    <Box sx={{ width: '100%', height: 474 }}>
      <DataGrid
        label={texts.orders}
        localeText={texts.grid}
        showToolbar
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        disableColumnMenu
        initialState={{
          pagination: { paginationModel: { pageSize: 6 } },
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
        }}
        pageSizeOptions={[6]}
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </Box>
  );
}
