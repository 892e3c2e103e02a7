import * as React from 'react';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';

const styles = [
  { key: 'bold', label: 'Bold', icon: <FormatBold />, css: { fontWeight: 'xl' } },
  { key: 'italic', label: 'Italic', icon: <FormatItalic />, css: { fontStyle: 'italic' } },
  { key: 'underline', label: 'Underline', icon: <FormatUnderlined />, css: { textDecoration: 'underline' } },
];

export default function TextStyleToggles() {
  const [active, setActive] = React.useState<readonly string[]>(['bold']);

  const toggle = (key: string) =>
    setActive((keys) => (keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]));

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup aria-label="Text style" variant="soft" spacing={0.5}>
        {styles.map(({ key, label, icon }) => (
          <IconButton
            key={key}
            aria-label={label}
            aria-pressed={active.includes(key)}
            onClick={() => toggle(key)}
          >
            {icon}
          </IconButton>
        ))}
      </ButtonGroup>
      <Sheet
        variant="outlined"
        sx={[
          { p: 2, borderRadius: 'sm', minWidth: 240 },
          ...styles.filter(({ key }) => active.includes(key)).map(({ css }) => css),
        ]}
      >
        Meet us at the harbor at noon.
      </Sheet>
    </Stack>
  );
}
