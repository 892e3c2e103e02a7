import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const known = ['accessibility', 'animation', 'build tools', 'css', 'graphql', 'testing', 'typescript'];
const MAX = 5;

/** One spelling per tag: trimmed, lower case, without repetition. */
function normalize(tags: readonly string[]): string[] {
  const clean = tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean);
  return Array.from(new Set(clean)).slice(0, MAX);
}

export default function SkillTagsAutocomplete() {
  const [tags, setTags] = React.useState<string[]>(['css', 'testing']);
  const full = tags.length === MAX;

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Autocomplete
        multiple
        freeSolo
        filterSelectedOptions
        options={known}
        value={tags}
        onChange={(_event, next) => setTags(normalize(next))}
        renderValue={(values, getItemProps) =>
          values.map((tag, index) => {
            const { key, ...itemProps } = getItemProps({ index });
            return (
              <Chip
                key={key}
                label={tag}
                variant={known.includes(tag) ? 'filled' : 'outlined'}
                size="small"
                {...itemProps}
              />
            );
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            label="Skills"
            helperText={
              full
                ? 'Five is the limit. Remove one to add another.'
                : 'Choose, or type your own and press Enter.'
            }
          />
        )}
      />
    </Box>
  );
}
