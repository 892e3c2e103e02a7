import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function TimeZone() {
  return <strong>{new Intl.DateTimeFormat().resolvedOptions().timeZone}</strong>;
}

export default function SimpleNoSsr() {
  return (
    <Typography>
      The next boat leaves at noon. Your time zone is{' '}
      <NoSsr>
        <TimeZone />
      </NoSsr>
      .
    </Typography>
  );
}
