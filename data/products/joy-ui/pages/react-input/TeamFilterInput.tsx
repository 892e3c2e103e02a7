import * as React from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';

const people = [
  'Amara Okafor',
  'Bastian Keller',
  'Chloé Martin',
  'Daniel Ferreira',
  'Emi Tanaka',
  'Farid Haddad',
];

export default function TeamFilterInput() {
  const [query, setQuery] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const hits = people.filter((name) => name.toLowerCase().includes(query.trim().toLowerCase()));

  const clear = () => {
    setQuery('');
    inputRef.current?.focus();
  };

  return (
    <Box sx={{ width: 280, maxWidth: '100%' }}>
      <Input
        size="lg"
        variant="soft"
        aria-label="Filter team members"
        placeholder="Filter by name"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && clear()}
        startDecorator={<Search />}
        endDecorator={
          query && (
            <IconButton aria-label="Clear filter" onClick={clear}>
              <Clear />
            </IconButton>
          )
        }
        slotProps={{ input: { ref: inputRef } }}
      />
      <Typography level="body-xs" component="p" role="status" sx={{ mt: 1 }}>
        {hits.length} of {people.length} people
      </Typography>
      <List size="sm" aria-label="Team members" sx={{ minHeight: 200 }}>
        {hits.map((name) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </List>
    </Box>
  );
}
