import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import CheckIcon from '@mui/icons-material/Check';
import UploadIcon from '@mui/icons-material/Upload';

export default function CircularIntegration() {
  const [state, setState] = React.useState<'ready' | 'uploading' | 'done'>('ready');
  React.useEffect(() => {
    if (state !== 'uploading') return undefined;
    const timer = setTimeout(() => setState('done'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <Box sx={{ position: 'relative' }}>
      <Fab
        color={state === 'done' ? 'success' : 'primary'}
        aria-label={state === 'done' ? 'Uploaded, upload again' : 'Upload'}
        onClick={() => setState('uploading')}
      >
        {state === 'done' ? <CheckIcon /> : <UploadIcon />}
      </Fab>
      {state === 'uploading' && (
        <CircularProgress
          size={68}
          aria-label="Uploading"
          sx={{ position: 'absolute', top: -6, left: -6, pointerEvents: 'none' }}
        />
      )}
    </Box>
  );
}
