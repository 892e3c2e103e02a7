import Box from '@mui/material/Box';

export default function ResponsiveBox() {
  return (
    <Box
      sx={{
        border: 1,
        p: { xs: 1, md: 4 },
        textAlign: { xs: 'start', sm: 'center' },
        bgcolor: { xs: 'info.light', sm: 'success.light' },
        color: 'common.black',
      }}
    >
      Green and centered from 600px, with more room from 900px
    </Box>
  );
}
