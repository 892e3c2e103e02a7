import Box from '@mui/system/Box';

const grid = {
  width: 1,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  '& > *': { p: 2, border: 1, borderColor: 'divider', borderRadius: 2 },
};

export default function TokenSwatch() {
  return (
    <Box sx={grid}>
      <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>primary.main</Box>
      <Box sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>secondary.main</Box>
      <Box sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>success.main</Box>
      <Box sx={{ bgcolor: 'background.paper', color: 'text.primary' }}>background.paper</Box>
      <Box sx={{ bgcolor: 'background.default', color: 'text.secondary' }}>background.default</Box>
      <Box sx={{ bgcolor: 'text.primary', color: 'background.paper' }}>text.primary</Box>
    </Box>
  );
}
