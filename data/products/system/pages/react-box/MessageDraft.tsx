import * as React from 'react';
import Box from '@mui/system/Box';

const LIMIT = 120;

export default function MessageDraft() {
  const id = React.useId();
  const field = React.useRef<HTMLTextAreaElement>(null);
  const [text, setText] = React.useState('');
  const [status, setStatus] = React.useState('');
  const left = LIMIT - text.length;

  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 'sm' }}
      onSubmit={(event) => {
        event.preventDefault();
        setStatus(`Sent a message of ${text.trim().length} characters.`);
        setText('');
        field.current?.focus();
      }}
    >
      <label htmlFor={id}>Message to the courier</label>
      <Box
        ref={field}
        component="textarea"
        id={id}
        rows={3}
        value={text}
        aria-describedby={`${id}-left`}
        aria-invalid={left < 0}
        onChange={(event) => setText(event.target.value)}
        sx={{ p: 1, font: 'inherit', color: 'inherit', bgcolor: 'transparent', borderRadius: 1 }}
      />
      <Box id={`${id}-left`} sx={{ color: left < 0 ? 'error.main' : 'text.secondary' }}>
        {left < 0 ? `${-left} characters too many` : `${left} characters left`}
      </Box>
      <Box
        component="button"
        type="submit"
        disabled={text.trim() === '' || left < 0}
        sx={{ justifySelf: 'start', px: 2, py: 1, font: 'inherit' }}
      >
        Send
      </Box>
      <div role="status">{status}</div>
    </Box>
  );
}
