import * as React from 'react';
import { styled } from '@mui/system';
import Stack from '@mui/system/Stack';

const Tag = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: '1px solid',
  borderRadius: 999,
  padding: theme.spacing(0.5, 1.5),
}));

const all = ['anchor', 'bowline', 'compass', 'draft', 'estuary', 'fathom', 'galley', 'halyard'];

export default function WrappingTags() {
  const reset = React.useRef<HTMLButtonElement>(null);
  const [tags, setTags] = React.useState(all);

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 420 }}>
      <Stack
        component="ul"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {tags.map((tag) => (
          <li key={tag}>
            <Tag
              type="button"
              aria-label={`Remove ${tag}`}
              onClick={() => {
                setTags(tags.filter((other) => other !== tag));
                reset.current?.focus();
              }}
            >
              {tag} <span aria-hidden="true">×</span>
            </Tag>
          </li>
        ))}
      </Stack>
      <div role="status">{tags.length === 0 ? 'No tags left.' : `${tags.length} tags`}</div>
      <Tag ref={reset} type="button" onClick={() => setTags(all)} sx={{ alignSelf: 'flex-start' }}>
        Restore all
      </Tag>
    </Stack>
  );
}
