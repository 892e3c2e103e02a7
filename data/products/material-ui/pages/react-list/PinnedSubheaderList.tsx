import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const cities = {
  Norway: ['Bergen', 'Oslo', 'Tromsø'],
  Portugal: ['Évora', 'Lisbon', 'Porto'],
  Spain: ['Granada', 'Madrid', 'Seville'],
};

export default function PinnedSubheaderList() {
  return (
    <List aria-label="Cities" tabIndex={0} sx={{ width: 240, maxHeight: 220, overflow: 'auto', py: 0 }}>
      {Object.entries(cities).map(([country, names]) => (
        <li key={country}>
          <List disablePadding subheader={<ListSubheader>{country}</ListSubheader>}>
            {names.map((name) => (
              <ListItem key={name}>
                <ListItemText primary={name} />
              </ListItem>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
