import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createTheme, ThemeProvider } from '@mui/material/styles';

type Choice = 'light' | 'dark' | 'system';

export default function ModePreview() {
  const [choice, setChoice] = React.useState<Choice>('dark');
  const [saved, setSaved] = React.useState(false);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const mode = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  const theme = React.useMemo(() => createTheme({ palette: { mode } }), [mode]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="Mode of the card"
        value={choice}
        onChange={(_event, next: Choice | null) => {
          // A click on the pressed button reports null: one mode stays chosen.
          if (next) {
            setChoice(next);
          }
        }}
      >
        <ToggleButton value="light">Light</ToggleButton>
        <ToggleButton value="system">System</ToggleButton>
        <ToggleButton value="dark">Dark</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Card elevation={6}>
          <CardContent>
            <Typography variant="h6" component="h3">
              Night shift
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>This card is {mode}.</Typography>
          </CardContent>
          <CardActions>
            <Button aria-pressed={saved} onClick={() => setSaved((on) => !on)}>
              {saved ? 'Saved' : 'Save'}
            </Button>
          </CardActions>
        </Card>
      </ThemeProvider>
    </Stack>
  );
}
