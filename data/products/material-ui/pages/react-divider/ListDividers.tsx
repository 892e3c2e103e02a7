import * as React from 'react';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListDividers() {
  return (
    <List sx={{ width: '100%', maxWidth: 240 }}>
      {['Soup', 'Main course', 'Dessert'].map((course, index) => (
        <React.Fragment key={course}>
          {index > 0 && <Divider component="li" aria-hidden variant="middle" />}
          <ListItem>
            <ListItemText primary={course} />
          </ListItem>
        </React.Fragment>
      ))}
    </List>
  );
}
