import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const addOns = [
  { id: 'backup', name: 'Daily backups', price: 4 },
  { id: 'audit', name: 'Audit log', price: 6 },
  { id: 'sso', name: 'Single sign-on', price: 9 },
];

export default function AddOnButtonBaseTiles() {
  const [chosen, setChosen] = React.useState<ReadonlyArray<string>>(['backup']);
  const total = addOns.reduce((sum, item) => sum + (chosen.includes(item.id) ? item.price : 0), 0);

  const toggle = (id: string) => {
    setChosen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box role="group" aria-label="Add-ons" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {addOns.map((item) => (
          <ButtonBase
            key={item.id}
            aria-pressed={chosen.includes(item.id)}
            onClick={() => toggle(item.id)}
            sx={{
              flex: '1 1 140px',
              flexDirection: 'column',
              alignItems: 'flex-start',
              p: 2,
              border: 2,
              borderColor: 'divider',
              borderRadius: 1,
              '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
              [`&.${buttonBaseClasses.focusVisible}`]: {
                outline: '2px solid',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              },
            }}
          >
            <Typography component="span">{item.name}</Typography>
            <Typography component="span" variant="body2" color="textSecondary">
              €{item.price} a month
            </Typography>
          </ButtonBase>
        ))}
      </Box>
      <Typography role="status">Add-ons cost €{total} a month.</Typography>
    </Box>
  );
}
