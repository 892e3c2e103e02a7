import * as React from 'react';
import Stack from '@mui/system/Stack';

type State = 'idle' | 'loading' | 'failed' | 'ready';

const hours = ['06:00  3 knots', '09:00  7 knots', '12:00  12 knots'];

export default function ForecastLoader() {
  const [state, setState] = React.useState<State>('idle');
  const [attempts, setAttempts] = React.useState(0);

  React.useEffect(() => {
    if (state !== 'loading') return undefined;
    // Stands in for a request: the first attempt fails, later ones succeed.
    const timer = setTimeout(() => setState(attempts === 1 ? 'failed' : 'ready'), 900);
    return () => clearTimeout(timer);
  }, [state, attempts]);

  const load = () => {
    // The button stays enabled, because disabling it would take the focus away.
    if (state === 'loading') return;
    setAttempts(attempts + 1);
    setState('loading');
  };

  return (
    <Stack spacing={{ xs: 1, sm: 2 }} aria-busy={state === 'loading'} sx={{ width: 1, maxWidth: 360 }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <strong>Wind at the pier</strong>
        <button type="button" onClick={load} style={{ font: 'inherit', padding: 8 }}>
          {state === 'failed' ? 'Try again' : 'Load'}
        </button>
      </Stack>
      <div role="status">
        {state === 'loading' && 'Loading the forecast…'}
        {state === 'failed' && 'The station did not answer.'}
        {state === 'ready' && `${hours.length} entries loaded.`}
      </div>
      {state === 'ready' && (
        <Stack component="ol" role="list" spacing={0.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
