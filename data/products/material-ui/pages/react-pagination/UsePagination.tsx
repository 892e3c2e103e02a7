import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import usePagination from '@mui/material/usePagination';

export default function UsePagination() {
  const { items } = usePagination({ count: 8, defaultPage: 4 });
  return (
    <Stack component="nav" aria-label="Levels" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {items.map(({ page, type, selected, ...item }, index) =>
        type.endsWith('ellipsis') ? (
          <span key={index}>…</span>
        ) : (
          <Button
            key={index}
            {...item}
            size="small"
            variant={selected ? 'contained' : 'outlined'}
            sx={{ minWidth: 40 }}
          >
            {type === 'page' ? page : type}
          </Button>
        ),
      )}
    </Stack>
  );
}
