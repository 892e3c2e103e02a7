import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import CheckIcon from '@mui/icons-material/Check';

const people = ['Ada Obi', 'Ben Levy', 'Chloé Roux', 'Dao Nguyen', 'Emre Aydin', 'Freya Holm'];
const MAX = 3;

export default function ReviewersMultipleSelect() {
  const id = React.useId();
  const [reviewers, setReviewers] = React.useState<string[]>(['Chloé Roux']);
  const full = reviewers.length === MAX;

  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <InputLabel id={`${id}-label`}>Reviewers</InputLabel>
      <Select
        multiple
        id={id}
        labelId={`${id}-label`}
        label="Reviewers"
        aria-describedby={`${id}-hint`}
        value={reviewers}
        onChange={(event) => {
          const { value } = event.target;
          const names = typeof value === 'string' ? value.split(',') : value;
          setReviewers(names.slice(0, MAX));
        }}
        renderValue={(names) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {names.map((name) => (
              <Chip key={name} label={name} size="small" />
            ))}
          </Box>
        )}
      >
        {people.map((name) => {
          const selected = reviewers.includes(name);
          return (
            <MenuItem key={name} value={name}>
              <CheckIcon
                fontSize="small"
                sx={{ marginInlineEnd: 1, visibility: selected ? 'visible' : 'hidden' }}
              />
              {name}
            </MenuItem>
          );
        })}
      </Select>
      <FormHelperText id={`${id}-hint`}>
        {full
          ? 'Three is the limit. Remove someone to add another.'
          : `${MAX - reviewers.length} more possible.`}
      </FormHelperText>
    </FormControl>
  );
}
