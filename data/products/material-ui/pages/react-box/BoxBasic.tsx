import Box from '@mui/material/Box';

export default function BoxBasic() {
  return (
    <Box component="section" sx={{ p: 2, border: '1px dashed', borderColor: 'text.secondary' }}>
      A section with a padding of 16px
    </Box>
  );
}
