import * as React from 'react';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

const first = [
  { id: 1, by: 'Ines', text: 'The mooring guide needs a picture of the cleat.' },
  { id: 2, by: 'Omar', text: 'Added one. Is the caption short enough?' },
];

export default function ReviewThread() {
  const id = React.useId();
  const [comments, setComments] = React.useState(first);
  const [draft, setDraft] = React.useState('');

  return (
    <Box sx={{ width: 1, maxWidth: 560 }}>
      <Stack
        spacing={2}
        role="log"
        aria-label="Review comments"
        divider={
          <Box component="hr" sx={{ width: 1, m: 0, border: 0, borderTop: 1, borderColor: 'divider' }} />
        }
      >
        {comments.map((comment) => (
          <article key={comment.id}>
            <strong>{comment.by}</strong>
            <Box sx={{ mt: 0.5 }}>{comment.text}</Box>
          </article>
        ))}
      </Stack>
      <Stack
        component="form"
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ mt: 3, alignItems: { sm: 'center' } }}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.trim() === '') return;
          setComments([...comments, { id: comments.length + 1, by: 'You', text: draft.trim() }]);
          setDraft('');
        }}
      >
        <label htmlFor={id}>Reply</label>
        <Box
          component="input"
          id={id}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          sx={{ flexGrow: 1, minWidth: 0, p: 1, font: 'inherit' }}
        />
        <Box component="button" type="submit" sx={{ p: 1, font: 'inherit' }}>
          Post
        </Box>
      </Stack>
    </Box>
  );
}
