import Paper from '@mui/material/Paper';

export default function HoverEffect() {
  return (
    <Paper
      component="a"
      href="#hover-animations"
      sx={{
        p: 3,
        textDecoration: 'none',
        '&:hover, &:focus-visible': { boxShadow: 8 },
      }}
    >
      Point at me, or focus me
    </Paper>
  );
}
