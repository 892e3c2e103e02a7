import Box from '@mui/system/Box';

export default function Receipt() {
  return (
    <Box
      component="section"
      sx={{ px: 3, py: 2, mx: 'auto', minWidth: 200, bgcolor: 'rgba(128, 128, 128, 0.15)' }}
    >
      <Box sx={{ display: 'grid', rowGap: 1 }}>
        <span>2 nights</span>
        <Box component="strong" sx={{ marginInlineStart: 2 }}>
          84 €
        </Box>
      </Box>
    </Box>
  );
}
