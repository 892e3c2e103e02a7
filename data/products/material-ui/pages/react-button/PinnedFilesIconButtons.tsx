import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';

const files = ['Floor plan.pdf', 'Lease.pdf', 'Meter readings.ods', 'Photos.zip'];
const MAX_PINS = 2;

export default function PinnedFilesIconButtons() {
  const [pinned, setPinned] = React.useState<string[]>(['Lease.pdf']);
  const [message, setMessage] = React.useState('You may pin two files.');

  const handlePress = (file: string) => {
    if (pinned.includes(file)) {
      setPinned(pinned.filter((other) => other !== file));
      setMessage(`${file} is no longer pinned.`);
    } else if (pinned.length < MAX_PINS) {
      setPinned([...pinned, file]);
      setMessage(`${file} is pinned.`);
    } else {
      setMessage('Two files are pinned already. Unpin one first.');
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      {files.map((file) => {
        const isPinned = pinned.includes(file);
        // aria-disabled, unlike disabled, leaves the button in the tab order, able to say why.
        const blocked = !isPinned && pinned.length === MAX_PINS;
        return (
          <Box key={file} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            {file}
            <IconButton
              edge="end"
              color={isPinned ? 'primary' : 'default'}
              aria-label={`Pin ${file}`}
              aria-pressed={isPinned}
              aria-disabled={blocked}
              onClick={() => handlePress(file)}
              sx={{ opacity: blocked ? 0.4 : 1 }}
            >
              {isPinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
            </IconButton>
          </Box>
        );
      })}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
