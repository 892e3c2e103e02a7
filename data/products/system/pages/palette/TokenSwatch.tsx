import * as React from 'react';
import Box from '@mui/system/Box';

const pairs = {
  primary: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  secondary: { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  surface: { bgcolor: 'background.paper', color: 'text.primary' },
  quiet: { bgcolor: 'background.paper', color: 'text.secondary' },
};

type Name = keyof typeof pairs;

export default function TokenSwatch() {
  const id = React.useId();
  const [name, setName] = React.useState<Name>('primary');
  const pair = pairs[name];

  return (
    <Box sx={{ width: 1, maxWidth: 420 }}>
      <label htmlFor={id}>Color pair </label>
      <select
        id={id}
        value={name}
        onChange={(event) => setName(event.target.value as Name)}
        style={{ font: 'inherit', padding: 4 }}
      >
        {Object.keys(pairs).map((key) => (
          <option key={key}>{key}</option>
        ))}
      </select>
      <Box sx={{ ...pair, mt: 2, p: 3, border: 1, borderColor: 'divider', borderRadius: 2 }}>
        <div>
          <code>{`bgcolor: '${pair.bgcolor}'`}</code>
        </div>
        <div>
          <code>{`color: '${pair.color}'`}</code>
        </div>
      </Box>
    </Box>
  );
}
