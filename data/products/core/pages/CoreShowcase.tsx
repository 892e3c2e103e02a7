import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const EMOTION = '@emotion/react';

/** What you install for a library, and what its packages bring along. */
const LIBRARIES = {
  'Material UI': { install: ['@mui/material', EMOTION], included: ['@mui/system', '@mui/utils'] },
  'Joy UI': { install: ['@mui/joy', EMOTION], included: ['@mui/base', '@mui/system'] },
  'Data Grid': { install: ['@mui/x-data-grid', '@mui/material', EMOTION], included: ['@mui/system'] },
} as const;

type Library = keyof typeof LIBRARIES;

const ENGLISH = { library: 'Library', install: 'You install', included: 'Included' };
const ARABIC: typeof ENGLISH = { library: 'المكتبة', install: 'تثبّتها أنت', included: 'مضمّنة' };

export default function CoreShowcase() {
  const texts = useTheme().direction === 'rtl' ? ARABIC : ENGLISH;
  const [library, setLibrary] = React.useState<Library>('Material UI');
  const { install, included } = LIBRARIES[library];
  return (
    <Card variant="outlined" sx={{ width: 380, maxWidth: '100%' }}>
      <CardContent>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          aria-label={texts.library}
          value={library}
          onChange={(_event, value: Library | null) => value && setLibrary(value)}
        >
          {Object.keys(LIBRARIES).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Stack component="ul" spacing={1} sx={{ m: 0, mt: 2, p: 0, minHeight: 208, listStyle: 'none' }}>
          {[...install, ...included].map((name, index) => (
            <Stack
              key={name}
              component="li"
              direction="row"
              sx={{
                justifyContent: 'space-between',
                alignItems: 'center',
                px: 1.5,
                py: 1,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              <Typography component="code" dir="ltr" variant="body2" sx={{ fontFamily: 'monospace' }}>
                {name}
              </Typography>
              {index < install.length ? (
                <Chip size="small" color="primary" label={texts.install} />
              ) : (
                <Chip size="small" variant="outlined" label={texts.included} />
              )}
            </Stack>
          ))}
        </Stack>
      </CardContent>
    </Card>
  );
}
