import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function InvertedUpgradeCard() {
  const [inverted, setInverted] = React.useState(true);
  const [seats, setSeats] = React.useState(4);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControl orientation="horizontal">
        <FormLabel>invertedColors</FormLabel>
        <Switch checked={inverted} onChange={(event) => setInverted(event.target.checked)} />
      </FormControl>
      <Card variant="solid" color="primary" invertedColors={inverted}>
        <CardContent>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography level="title-lg">Seats</Typography>
            <Chip variant="solid">{seats} of 10</Chip>
          </Stack>
          <Typography level="body-sm" textColor="text.primary">
            Everyone on the team counts, guests do not.
          </Typography>
          <LinearProgress
            determinate
            value={seats * 10}
            aria-label="Seats in use"
            sx={{ my: 1, flexGrow: 0 }}
          />
        </CardContent>
        <CardActions buttonFlex={1}>
          <Button variant="outlined" disabled={seats === 1} onClick={() => setSeats(seats - 1)}>
            Remove
          </Button>
          <Button variant="solid" disabled={seats === 10} onClick={() => setSeats(seats + 1)}>
            Add
          </Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
