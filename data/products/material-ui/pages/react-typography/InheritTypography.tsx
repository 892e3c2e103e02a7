import Typography from '@mui/material/Typography';

export default function InheritTypography() {
  return (
    <Typography variant="h6" component="p">
      Platform 3 is closed{' '}
      <Typography variant="inherit" component="span" color="error">
        until Friday
      </Typography>{' '}
      <Typography variant="body2" component="span" color="textSecondary">
        (repairs)
      </Typography>
    </Typography>
  );
}
