import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const all = ['Sidebar', 'Search', 'Themes', 'Offline'];

export default function TopicChips() {
  const [topics, setTopics] = React.useState(all);
  const remove = (topic: string) => () => setTopics(topics.filter((other) => other !== topic));

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', minHeight: 36 }}>
      {topics.map((topic) => (
        <Chip key={topic} label={topic} onDelete={remove(topic)} />
      ))}
      {topics.length < all.length && (
        <Button size="small" onClick={() => setTopics(all)}>
          Restore
        </Button>
      )}
    </Stack>
  );
}
