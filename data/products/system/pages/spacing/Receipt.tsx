import Box from '@mui/system/Box';

// Space is hatched, and content is not.
const space = {
  backgroundImage: 'repeating-linear-gradient(45deg, currentColor 0 1px, transparent 1px 6px)',
  color: 'primary.main',
};
const content = { bgcolor: 'background.paper', color: 'text.primary' };

export default function Receipt() {
  return (
    <Box
      component="section"
      sx={{ ...space, px: 3, py: 2, mx: 'auto', minWidth: 200, border: 2, borderRadius: 1 }}
    >
      <Box sx={{ display: 'grid', rowGap: 1 }}>
        <Box component="span" sx={content}>
          2 nights
        </Box>
        <Box component="strong" sx={{ ...content, marginInlineStart: 2 }}>
          84 €
        </Box>
      </Box>
    </Box>
  );
}
