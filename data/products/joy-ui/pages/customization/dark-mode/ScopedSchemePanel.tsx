import * as React from 'react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

// A prefix and an attribute of its own keep this provider apart from the one around the page.
const previewTheme = extendTheme({
  cssVarPrefix: 'preview',
  colorSchemeSelector: 'data-preview-scheme',
});

function ModeButtons() {
  const { mode, systemMode, setMode } = useColorScheme();
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Color mode of the panel"
        size="sm"
        spacing={0.5}
        value={mode ?? null}
        onChange={(_event, next) => next && setMode(next)}
      >
        <Button value="light">Light</Button>
        <Button value="dark">Dark</Button>
        <Button value="system">System</Button>
      </ToggleButtonGroup>
      <Typography level="body-xs" component="p" role="status">
        {mode === 'system' ? `The system says ${systemMode}.` : 'Chosen by hand.'}
      </Typography>
    </Stack>
  );
}

export default function ScopedSchemePanel() {
  const [panel, setPanel] = React.useState<HTMLDivElement | null>(null);

  return (
    <CssVarsProvider
      theme={previewTheme}
      defaultMode="light"
      disableNestedContext
      modeStorageKey="preview-mode"
      colorSchemeNode={panel}
    >
      <Sheet ref={setPanel} variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
        <Stack spacing={2}>
          <ModeButtons />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Input aria-label="Sample" defaultValue="A field in this mode" />
            <Button variant="soft">A button</Button>
          </Stack>
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}
