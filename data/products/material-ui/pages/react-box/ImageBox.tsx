import Box from '@mui/material/Box';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><rect width="9" height="6" fill="#4a7"/><circle cx="4" cy="3" r="2" fill="#fd6"/></svg>',
  );

export default function ImageBox() {
  return (
    <Box
      component="figure"
      sx={{ m: 0, '& img': { width: { xs: 120, sm: 180 }, height: 'auto', borderRadius: 4 } }}
    >
      <img src={picture} alt="A yellow disc on green" width={180} height={120} />
    </Box>
  );
}
