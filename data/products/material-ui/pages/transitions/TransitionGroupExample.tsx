import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { TransitionGroup } from 'react-transition-group';

const people = ['Ana', 'Bo', 'Chen', 'Dilek'];

export default function TransitionGroupExample() {
  const [names, setNames] = React.useState(people.slice(0, 2));
  const next = people.find((name) => !names.includes(name));
  return (
    <Box sx={{ width: 240 }}>
      <Button disabled={!next} onClick={() => next && setNames([...names, next])}>
        Add a passenger
      </Button>
      <TransitionGroup component={List}>
        {names.map((name) => (
          <Collapse key={name} component="li">
            <ListItem component="div">
              {name}
              <IconButton
                aria-label={`Remove ${name}`}
                onClick={() => setNames(names.filter((other) => other !== name))}
                sx={{ marginInlineStart: 'auto' }}
              >
                <DeleteIcon />
              </IconButton>
            </ListItem>
          </Collapse>
        ))}
      </TransitionGroup>
    </Box>
  );
}
