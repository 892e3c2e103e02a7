import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function LinearWithValueLabel() {
  const id = React.useId();
  const files = { done: 18, all: 24 };
  const percent = (files.done / files.all) * 100;
  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography id={id} variant="body2">
          Copying files
        </Typography>
        <Typography variant="body2">
          {files.done} of {files.all}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-labelledby={id}
        aria-valuetext={`${files.done} of ${files.all} files`}
      />
    </Box>
  );
}
