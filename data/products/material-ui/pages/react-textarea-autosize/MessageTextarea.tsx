import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function MessageTextarea() {
  const [text, setText] = React.useState('');
  const [sent, setSent] = React.useState('');
  const handleKeyDown = (event: React.KeyboardEvent) => {
    // While a word is composed, as in Japanese, Enter only confirms it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setSent(text || sent);
    setText('');
  };
  return (
    <Stack spacing={1} sx={{ width: 260 }}>
      <Box
        component={TextareaAutosize}
        aria-label="Message"
        placeholder="Enter sends, Shift + Enter breaks the line"
        maxRows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKeyDown}
        sx={{ font: 'inherit', '&::placeholder': { color: 'text.secondary', opacity: 1 } }}
      />
      <Typography role="status" sx={{ whiteSpace: 'pre-line' }}>
        {sent && `You sent: ${sent}`}
      </Typography>
    </Stack>
  );
}
