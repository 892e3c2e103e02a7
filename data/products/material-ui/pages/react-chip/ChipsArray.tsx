import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export default function ChipsArray() {
  const listRef = React.useRef<HTMLUListElement>(null);
  const [tags, setTags] = React.useState(['harbor', 'sunrise', 'fog', 'long exposure']);
  const remove = (tag: string) => {
    setTags(tags.filter((other) => other !== tag));
    listRef.current?.focus();
  };
  return (
    <Box
      component="ul"
      ref={listRef}
      tabIndex={-1}
      aria-label="Tags"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1, m: 0, minHeight: 48, listStyle: 'none' }}
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Chip label={tag} onDelete={() => remove(tag)} />
        </li>
      ))}
    </Box>
  );
}
