import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';

const steps = ['Toast the cumin.', 'Simmer the lentils for 25 minutes.', 'Fold in lemon and parsley.'];

export default function RecipeCard() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [kept, setKept] = React.useState(false);

  return (
    <Card component="article" aria-labelledby={`${id}-title`} sx={{ width: '100%', maxWidth: 400 }}>
      <CardHeader
        avatar={<Avatar aria-hidden>L</Avatar>}
        title="Lentil soup with lemon"
        subheader="35 minutes, serves four"
        slotProps={{ title: { component: 'h3', id: `${id}-title` } }}
        action={
          <IconButton aria-label="Keep recipe" aria-pressed={kept} onClick={() => setKept(!kept)}>
            {kept ? <BookmarkIcon /> : <BookmarkBorderIcon />}
          </IconButton>
        }
      />
      <CardContent>
        <Typography variant="body2" color="textSecondary">
          A bright weekday soup that gets better overnight.
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={`${id}-steps`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide steps' : 'Show steps'}
        </Button>
      </CardActions>
      <Collapse in={open} timeout="auto" id={`${id}-steps`}>
        <CardContent component="ol" sx={{ m: 0, paddingInlineStart: 5 }}>
          {steps.map((step) => (
            <Typography key={step} component="li" variant="body2">
              {step}
            </Typography>
          ))}
        </CardContent>
      </Collapse>
    </Card>
  );
}
