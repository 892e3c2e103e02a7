import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [all, setAll] = React.useState(false);
  return (
    <Typography sx={{ maxWidth: 320 }}>
      Stops: Oslo, Hamar{all ? ', Ringebu, Otta, Dombås' : ''}.{' '}
      <Link component="button" type="button" variant="body1" onClick={() => setAll(!all)}>
        {all ? 'Show fewer' : 'Show all'}
      </Link>
    </Typography>
  );
}
