import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

const notices: { id: string; severity: AlertColor; text: string }[] = [
  { id: 'window', severity: 'info', text: 'Maintenance on Sunday between 02:00 and 04:00 UTC.' },
  { id: 'card', severity: 'warning', text: 'The card on file expires at the end of the month.' },
  { id: 'import', severity: 'success', text: 'The nightly import added 214 contacts.' },
];

export default function DismissibleNotices() {
  const [dismissed, setDismissed] = React.useState<string[]>([]);
  const restore = React.useRef<HTMLButtonElement>(null);

  const dismiss = (id: string) => {
    setDismissed((ids) => [...ids, id]);
    // The pressed button is about to vanish, so focus needs a new home first.
    restore.current?.focus();
  };

  return (
    <Box component="section" aria-label="Notices" sx={{ width: '100%', maxWidth: 560 }}>
      {notices.map((notice) => (
        <Collapse key={notice.id} in={!dismissed.includes(notice.id)}>
          <Alert
            role="note"
            severity={notice.severity}
            closeText={`Dismiss: ${notice.text}`}
            onClose={() => dismiss(notice.id)}
            sx={{ mb: 1 }}
          >
            {notice.text}
          </Alert>
        </Collapse>
      ))}
      <Button ref={restore} onClick={() => setDismissed([])}>
        {`Restore dismissed notices (${dismissed.length})`}
      </Button>
    </Box>
  );
}
