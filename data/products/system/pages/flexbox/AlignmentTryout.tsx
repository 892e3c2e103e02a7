import * as React from 'react';
import Box from '@mui/system/Box';

const justify = ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'];
const align = ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'];

export default function AlignmentTryout() {
  const id = React.useId();
  const [justifyContent, setJustifyContent] = React.useState('space-between');
  const [alignItems, setAlignItems] = React.useState('center');

  return (
    <Box sx={{ width: 1, '& select': { font: 'inherit', p: 0.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <div>
          <label htmlFor={`${id}-j`}>justifyContent </label>
          <select
            id={`${id}-j`}
            value={justifyContent}
            onChange={(event) => setJustifyContent(event.target.value)}
          >
            {justify.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-a`}>alignItems </label>
          <select id={`${id}-a`} value={alignItems} onChange={(event) => setAlignItems(event.target.value)}>
            {align.map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </div>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent,
          alignItems,
          gap: 1,
          height: 160,
          p: 1,
          border: 1,
          borderColor: 'divider',
        }}
      >
        {['Fore', 'Midship', 'Aft'].map((part, index) => (
          <Box
            key={part}
            sx={{ px: 1.5, py: 1 + index, bgcolor: 'primary.main', color: 'primary.contrastText' }}
          >
            {part}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
