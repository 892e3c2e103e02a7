import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function DocumentTabs() {
  const id = React.useId();
  const panelId = `${id}-panel`;
  const [documents, setDocuments] = React.useState([1, 2, 3, 4, 5, 6]);
  const [current, setCurrent] = React.useState<number | false>(1);
  const serial = React.useRef(6);
  const newButton = React.useRef<HTMLButtonElement>(null);
  const refocus = React.useRef(false);

  React.useEffect(() => {
    if (!refocus.current) return;
    refocus.current = false;
    const tab = current === false ? null : document.getElementById(`${id}-tab-${current}`);
    (tab ?? newButton.current)?.focus();
  }, [current, id]);

  const open = () => {
    serial.current += 1;
    setDocuments([...documents, serial.current]);
    setCurrent(serial.current);
  };

  const close = (fromTab: boolean) => {
    if (current === false) return;
    const index = documents.indexOf(current);
    const rest = documents.filter((entry) => entry !== current);
    setDocuments(rest);
    refocus.current = fromTab || rest.length === 0;
    // Both updates land in one render, so Tabs never sees a value without a tab.
    setCurrent(rest[Math.min(index, rest.length - 1)] ?? false);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 520 }}>
      <Tabs
        aria-label="Open documents"
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        selectionFollowsFocus
        value={current}
        onChange={(_, value: number) => setCurrent(value)}
        onKeyDown={(event) => event.key === 'Delete' && close(true)}
      >
        {documents.map((entry) => (
          <Tab
            key={entry}
            value={entry}
            label={`Draft ${entry}`}
            id={`${id}-tab-${entry}`}
            aria-controls={panelId}
          />
        ))}
      </Tabs>
      {current !== false && (
        <Box role="tabpanel" id={panelId} aria-labelledby={`${id}-tab-${current}`} tabIndex={0} sx={{ p: 2 }}>
          {`Draft ${current} is empty so far.`}
        </Box>
      )}
      <Stack direction="row" spacing={1}>
        <Button ref={newButton} onClick={open}>
          New draft
        </Button>
        <Button disabled={current === false} onClick={() => close(false)}>
          Close draft
        </Button>
      </Stack>
    </Stack>
  );
}
