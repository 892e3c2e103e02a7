import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function ConsecutiveSnackbars() {
  const [queue, setQueue] = React.useState<{ id: number; text: string }[]>([]);
  const [leaving, setLeaving] = React.useState(false);
  const lastId = React.useRef(0);
  const add = (text: string) => {
    lastId.current += 1;
    setQueue([...queue, { id: lastId.current, text }]);
  };
  const showNext = () => {
    setQueue((current) => current.slice(1));
    setLeaving(false);
  };
  return (
    <div>
      <Button onClick={() => add('Ada joined the call')}>Ada joins</Button>
      <Button onClick={() => add('Bo left the call')}>Bo leaves</Button>
      <Snackbar
        key={queue[0]?.id}
        open={queue.length > 0 && !leaving}
        message={queue[0]?.text}
        autoHideDuration={3000}
        onClose={(_event, reason) => reason !== 'clickaway' && setLeaving(true)}
        slotProps={{ transition: { onExited: showNext } }}
      />
    </div>
  );
}
