import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Answers queries such as (min-width: 600px) as a window of this width does. */
const emulate = (width: number) => (query: string) =>
  ({
    matches: width >= Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;

const devices = { Phone: emulate(390), Laptop: emulate(1440) };

function Columns({ device }: { device: keyof typeof devices }) {
  const options = { matchMedia: devices[device], noSsr: true };
  const isWide = useMediaQuery('(min-width: 600px)', options);
  return (
    <Typography>
      {device}: {isWide ? 'three columns' : 'one column'}
    </Typography>
  );
}

export default function EmulatedWidth() {
  return (
    <Stack spacing={1}>
      <Columns device="Phone" />
      <Columns device="Laptop" />
    </Stack>
  );
}
