import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const stages = ['open', 'packed', 'sent'] as const;
type Stage = (typeof stages)[number];
const initial: { id: string; stage: Stage }[] = [
  { id: 'A-104', stage: 'open' },
  { id: 'A-105', stage: 'open' },
  { id: 'A-101', stage: 'packed' },
];

export default function OrderTabs() {
  const id = React.useId();
  const [stage, setStage] = React.useState<Stage>('open');
  const [orders, setOrders] = React.useState(initial);
  const panel = React.useRef<HTMLDivElement>(null);
  const visible = orders.filter((order) => order.stage === stage);
  const next = stages[stages.indexOf(stage) + 1];

  const handleChange = (_: React.SyntheticEvent, value: Stage) => setStage(value);

  const promote = (orderId: string, to: Stage) => {
    setOrders((all) => all.map((order) => (order.id === orderId ? { ...order, stage: to } : order)));
    // The pressed button leaves with its row.
    panel.current?.focus();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs aria-label="Orders by stage" variant="fullWidth" value={stage} onChange={handleChange}>
        {stages.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel`}
            label={`${name} (${orders.filter((order) => order.stage === name).length})`}
          />
        ))}
      </Tabs>
      <Box
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${stage}`}
        tabIndex={0}
        sx={{ py: 1 }}
      >
        {visible.length === 0 && <Typography sx={{ p: 2 }}>Nothing in this stage.</Typography>}
        <List dense>
          {visible.map((order) => (
            <ListItem
              key={order.id}
              secondaryAction={
                next && (
                  <Button size="small" onClick={() => promote(order.id, next)}>
                    {`Mark ${next}`}
                  </Button>
                )
              }
            >
              <ListItemText primary={`Order ${order.id}`} />
            </ListItem>
          ))}
        </List>
      </Box>
    </Box>
  );
}
