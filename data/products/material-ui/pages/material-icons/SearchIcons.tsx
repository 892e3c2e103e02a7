import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Icon from '@mui/material/Icon';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { findIcons } from './iconNames';

const STEP = 60;

const cell = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.5,
  width: 1,
  height: 1,
  p: 1,
  border: 1,
  borderColor: 'transparent',
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  fontSize: 12,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"]': { borderColor: 'primary.main' },
} as const;

export default function SearchIcons() {
  const [text, setText] = React.useState('');
  const [limit, setLimit] = React.useState(STEP);
  const [chosen, setChosen] = React.useState('Home');
  const [copied, setCopied] = React.useState('');
  const found = findIcons(text);
  const code = `import ${chosen}Icon from '@mui/icons-material/${chosen}';`;
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <TextField
        label="Search icons"
        type="search"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setLimit(STEP);
        }}
      />
      <Typography role="status" variant="body2">
        {found.length === 1 ? '1 icon' : `${found.length} icons`}
      </Typography>
      <Box sx={{ height: 360, overflowY: 'auto' }}>
        <Box
          component="ul"
          aria-label="Icons"
          translate="no"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
            gap: 0.5,
            m: 0,
            p: 0.5,
            listStyle: 'none',
            '& button': cell,
          }}
        >
          {found.slice(0, limit).map(({ name, glyph }) => (
            <li key={name}>
              <button type="button" aria-pressed={name === chosen} onClick={() => setChosen(name)}>
                <Icon>{glyph}</Icon>
                <span>
                  {/* A long name breaks before a capital letter. */}
                  {name.split(/(?=[A-Z])/).map((part, index) => (
                    <React.Fragment key={index}>
                      <wbr />
                      {part}
                    </React.Fragment>
                  ))}
                </span>
              </button>
            </li>
          ))}
        </Box>
        {found.length > limit && <Button onClick={() => setLimit(limit + STEP)}>Show more icons</Button>}
      </Box>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {code}
        </Box>
        <Button
          variant="outlined"
          onClick={() => {
            navigator.clipboard.writeText(code).then(
              () => setCopied(code),
              () => setCopied(''),
            );
          }}
        >
          {copied === code ? 'Copied' : 'Copy'}
        </Button>
      </Stack>
    </Stack>
  );
}
