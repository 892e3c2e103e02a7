import * as React from 'react';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import FormControlLabel from '@mui/material/FormControlLabel';

const tasks = ['Collect the receipts', 'File the travel report', 'Release the payment'];
const rejected = 'Release the payment'; // the simulated server refuses this one

export default function TaskOptimisticCheckbox() {
  const [done, setDone] = React.useState<Record<string, boolean>>({ 'Collect the receipts': true });
  const [message, setMessage] = React.useState('');
  const timers = React.useRef(new Map<string, ReturnType<typeof setTimeout>>());

  React.useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const handleToggle = (task: string, checked: boolean) => {
    setMessage('');
    setDone((current) => ({ ...current, [task]: checked }));
    clearTimeout(timers.current.get(task)); // only the last intention counts
    const timer = setTimeout(() => {
      if (task === rejected && checked) {
        setDone((current) => ({ ...current, [task]: false }));
        setMessage(`"${task}" needs a second approval and was unchecked again.`);
      }
    }, 900);
    timers.current.set(task, timer);
  };

  return (
    <div>
      <List dense aria-label="Travel expenses">
        {tasks.map((task) => (
          <ListItem key={task}>
            <FormControlLabel
              label={task}
              control={
                <Checkbox
                  edge="start"
                  checked={done[task] ?? false}
                  onChange={(event) => handleToggle(task, event.target.checked)}
                />
              }
            />
          </ListItem>
        ))}
      </List>
      {message && <Alert severity="warning">{message}</Alert>}
    </div>
  );
}
