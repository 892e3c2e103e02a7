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
import { useTheme } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';

const TAGS = { Code: 'primary', Design: 'secondary', Docs: 'success', New: 'default' } as const;

interface Task {
  name: string;
  tag: keyof typeof TAGS;
  done: boolean;
}

const ENGLISH = {
  title: 'Launch week',
  status: (done: number, all: number) => `${done} of ${all} tasks done`,
  progress: 'Tasks done',
  all: 'All',
  open: 'Open',
  tasks: {
    branch: 'Freeze the release branch',
    mode: 'Check the dark mode',
    notes: 'Write the release notes',
    load: 'Measure the first load',
  },
  tags: { Code: 'Code', Design: 'Design', Docs: 'Docs', New: 'New' },
  draft: 'New task',
  add: 'Add',
};

const ARABIC: typeof ENGLISH = {
  title: 'أسبوع الإطلاق',
  status: (done, all) => `أُنجزت ${done} من ${all} مهام`,
  progress: 'المهام المنجزة',
  all: 'الكل',
  open: 'المفتوحة',
  tasks: {
    branch: 'تجميد فرع الإصدار',
    mode: 'فحص الوضع الداكن',
    notes: 'كتابة ملاحظات الإصدار',
    load: 'قياس التحميل الأول',
  },
  tags: { Code: 'شيفرة', Design: 'تصميم', Docs: 'وثائق', New: 'جديدة' },
  draft: 'مهمة جديدة',
  add: 'إضافة',
};

const listFirst = ({ tasks }: typeof ENGLISH): Task[] => [
  { name: tasks.branch, tag: 'Code', done: true },
  { name: tasks.mode, tag: 'Design', done: true },
  { name: tasks.notes, tag: 'Docs', done: false },
  { name: tasks.load, tag: 'Code', done: false },
];

const PEOPLE = { Ana: 'primary', Bo: 'secondary', Cy: 'success' } as const;

export default function LaunchChecklist() {
  const texts = useTheme().direction === 'rtl' ? ARABIC : ENGLISH;
  const [tasks, setTasks] = React.useState(() => listFirst(texts));
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
            {texts.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {texts.status(done, tasks.length)}
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
        aria-label={texts.progress}
        sx={{ mx: 2, height: 6, borderRadius: 3 }}
      />
      <Tabs value={shown} onChange={(_event, value: 'all' | 'open') => setShown(value)} sx={{ px: 2, mt: 1 }}>
        <Tab value="all" label={texts.all} />
        <Tab value="open" label={`${texts.open} (${tasks.length - done})`} />
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
              <Chip size="small" variant="outlined" color={TAGS[task.tag]} label={texts.tags[task.tag]} />
            </ListItem>
          ))}
      </List>
      <Stack component="form" direction="row" spacing={1} onSubmit={handleSubmit} sx={{ p: 2 }}>
        <TextField
          label={texts.draft}
          size="small"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="contained" startIcon={<AddIcon />}>
          {texts.add}
        </Button>
      </Stack>
    </Card>
  );
}
