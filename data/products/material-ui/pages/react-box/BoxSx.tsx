import Box from '@mui/material/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        typography: 'h6',
        borderRadius: 2,
        boxShadow: 6,
        width: 200,
        p: 3,
      }}
    >
      All of it from the theme
    </Box>
  );
}
