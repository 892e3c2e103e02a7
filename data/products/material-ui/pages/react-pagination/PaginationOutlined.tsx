import Pagination from '@mui/material/Pagination';

const colors = ['standard', 'primary', 'secondary'] as const;

export default function PaginationOutlined() {
  return (
    <div>
      {colors.map((color) => (
        <Pagination
          key={color}
          variant="outlined"
          color={color}
          count={6}
          aria-label={`Outlined, ${color}`}
          sx={{ my: 1 }}
        />
      ))}
    </div>
  );
}
