import Typography from '@mui/material/Typography';

export default function AlignedTypography() {
  return (
    <div style={{ width: 240 }}>
      <Typography align="left">To the left</Typography>
      <Typography align="center">In the middle</Typography>
      <Typography align="right">To the right</Typography>
      <Typography align="justify" variant="body2">
        Justified text fills every line but the last one, and leaves wider gaps between the words.
      </Typography>
    </div>
  );
}
