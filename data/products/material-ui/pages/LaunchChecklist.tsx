import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';

const TAGS = { Code: 'primary', Design: 'secondary', Docs: 'success', New: 'default' } as const;

interface Task {
  name: string;
  tag: keyof typeof TAGS;
  done: boolean;
}

const FIRST_TASKS: Task[] = [
  { name: 'Freeze the release branch', tag: 'Code', done: true },
  { name: 'Check the dark mode', tag: 'Design', done: true },
  { name: 'Write the release notes', tag: 'Docs', done: false },
  { name: 'Measure the first load', tag: 'Code', done: false },
];

const PEOPLE = { Ana: 'primary', Bo: 'secondary', Cy: 'success' } as const;

export default function LaunchChecklist() {
  const [tasks, setTasks] = React.useState(FIRST_TASKS);
  const [shown, setShown] = React.useState<'all' | 'open'>('all');
  const [draft, setDraft] = React.useState('');
  const done = tasks.filter((task) => task.done).length;

  const toggle = (name: string) =>
    setTasks(tasks.map((task) => (task.name === name ? { ...task, done: !task.done } : task)));

  function handleSubmit(event: React.SyntheticEvent) {
    event.preventDefault();
    const name = draft.trim();
    if (name && !tasks.some((task) => task.name === name))
      setTasks([...tasks, { name, tag: 'New', done: false }]);
    setDraft('');
  }

  return (
    <Card variant="outlined" sx={{ width: 420, maxWidth: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', p: 2, pb: 1 }}>
        <div>
          <Typography variant="h6" component="p">
            Launch week
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {done} of {tasks.length} tasks done
          </Typography>
        </div>
        <AvatarGroup>
          {Object.entries(PEOPLE).map(([name, color]) => (
            <Avatar
              key={name}
              sx={{
                width: 36,
                height: 36,
                fontSize: 14,
                bgcolor: `${color}.main`,
                color: `${color}.contrastText`,
              }}
            >
              {name.slice(0, 1)}
            </Avatar>
          ))}
        </AvatarGroup>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={(done / tasks.length) * 100}
        aria-label="Tasks done"
        sx={{ mx: 2, height: 6, borderRadius: 3 }}
      />
      <Tabs value={shown} onChange={(_event, value: 'all' | 'open') => setShown(value)} sx={{ px: 2, mt: 1 }}>
        <Tab value="all" label="All" />
        <Tab value="open" label={`Open (${tasks.length - done})`} />
      </Tabs>
      <List dense sx={{ borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        {tasks
          .filter((task) => shown === 'all' || !task.done)
          .map((task) => (
            <ListItem key={task.name} sx={{ py: 0 }}>
              <FormControlLabel
                control={<Checkbox checked={task.done} onChange={() => toggle(task.name)} />}
                label={task.name}
                sx={{
                  flex: 1,
                  ...(task.done && { color: 'text.secondary', textDecoration: 'line-through' }),
                }}
              />
              <Chip size="small" variant="outlined" color={TAGS[task.tag]} label={task.tag} />
            </ListItem>
          ))}
      </List>
      <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit} sx={{ p: 2 }}>
        <TextField
          label="New task"
          size="small"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="contained" startIcon={<AddIcon />}>
          Add
        </Button>
      </Stack>
    </Card>
  );
}
