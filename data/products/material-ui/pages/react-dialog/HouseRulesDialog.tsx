import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const topics = ['Keys', 'Quiet hours', 'Kitchen', 'Bicycles', 'Visitors', 'Waste', 'Heating', 'Departure'];

export default function HouseRulesDialog() {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));
  const [open, setOpen] = React.useState(false);
  const [read, setRead] = React.useState(false);

  const handleScroll = (event: React.UIEvent<HTMLDivElement>) => {
    const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
    if (scrollHeight - scrollTop - clientHeight < 8) {
      setRead(true);
    }
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {read ? 'House rules, read' : 'Read the house rules'}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullScreen={narrow} maxWidth="sm">
        <DialogTitle>House rules</DialogTitle>
        {/* Nothing inside takes the focus, so the region itself must, to scroll with the keyboard. */}
        <DialogContent
          dividers
          tabIndex={0}
          role="region"
          aria-label="Text of the house rules"
          onScroll={handleScroll}
        >
          {topics.map((topic, index) => (
            <React.Fragment key={topic}>
              <Typography component="h3" variant="subtitle1">
                {index + 1}. {topic}
              </Typography>
              <Typography sx={{ mb: 3 }}>
                Guests agree on this among themselves first. Where that fails, the host decides, and the
                decision is written into the book on the landing so that the next guests know about it.
              </Typography>
            </React.Fragment>
          ))}
        </DialogContent>
        <DialogActions>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ flexGrow: 1, px: 2 }}>
            {read ? 'You have reached the end.' : 'Scroll to the end.'}
          </Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
