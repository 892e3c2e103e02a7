import Typography from '@mui/material/Typography';

export default function SemanticTypography() {
  return (
    <div>
      <Typography variant="h6" component="h4">
        An h4 that looks like an h6
      </Typography>
      <Typography variant="subtitle1" component="p">
        A subtitle that is a paragraph
      </Typography>
      <Typography variant="caption" component="time" dateTime="2026-05-01">
        1 May 2026
      </Typography>
    </div>
  );
}
