import Typography from '@mui/material/Typography';

export default function GutterTypography() {
  return (
    <article>
      <Typography gutterBottom variant="h5" component="h3">
        Opening hours
      </Typography>
      <Typography gutterBottom>The harbor office opens at eight.</Typography>
      <Typography>On Sundays, call the duty officer.</Typography>
    </article>
  );
}
