import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

const queries = [
  '(prefers-reduced-motion: reduce)',
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(pointer: coarse)',
];

function Answer({ query }: { query: string }) {
  return <ListItemText primary={useMediaQuery(query) ? 'Yes' : 'No'} secondary={query} />;
}

export default function PreferenceMediaQuery() {
  return (
    <List dense sx={{ columns: { sm: 2 } }}>
      {queries.map((query) => (
        <ListItem key={query} sx={{ breakInside: 'avoid' }}>
          <Answer query={query} />
        </ListItem>
      ))}
    </List>
  );
}
