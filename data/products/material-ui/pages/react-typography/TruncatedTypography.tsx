import Typography from '@mui/material/Typography';

export default function TruncatedTypography() {
  return (
    <div style={{ width: 200 }}>
      <Typography noWrap>One line, however long the name of the ship may be</Typography>
      <Typography
        variant="body2"
        sx={{ display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 }}
      >
        Two lines, and then dots, because the style asks the browser to clamp everything that follows them
      </Typography>
    </div>
  );
}
