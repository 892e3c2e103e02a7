import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import usePagination from '@mui/material/usePagination';

export default function UsePagination() {
  const { items } = usePagination({ count: 8, defaultPage: 4 });
  return (
    <nav aria-label="Levels">
      <ButtonGroup size="small">
        {items.map(({ page, type, selected, ...item }, index) =>
          type.endsWith('ellipsis') ? (
            <Button key={index} disabled>
              …
            </Button>
          ) : (
            <Button key={index} {...item} variant={selected ? 'contained' : 'outlined'}>
              {type === 'page' ? page : type}
            </Button>
          ),
        )}
      </ButtonGroup>
    </nav>
  );
}
