import * as React from 'react';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

function Flag(props: React.SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 48 48" {...props}>
      <path d="M10 4h4v2h26l-6 9 6 9H14v20h-4z" />
    </svg>
  );
}

export default function ComponentSvgIcon() {
  return (
    <Stack direction="row" spacing={2}>
      <SvgIcon component={Flag} inheritViewBox />
      <SvgIcon component={Flag} inheritViewBox color="secondary" fontSize="large" />
    </Stack>
  );
}
