import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function RecipeReviewCard() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  return (
    <Card component="article" aria-labelledby={id} sx={{ width: 320 }}>
      <CardHeader
        avatar={<Avatar aria-hidden>L</Avatar>}
        title="Lentil soup with lemon"
        subheader="35 minutes, serves four"
        slotProps={{ title: { component: 'h3', id } }}
      />
      <CardActions disableSpacing>
        <Checkbox
          icon={<BookmarkBorderIcon />}
          checkedIcon={<BookmarkIcon />}
          slotProps={{ input: { 'aria-label': 'Keep the recipe' } }}
        />
        <IconButton
          aria-label="Steps"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ marginInlineStart: 'auto' }}
        >
          {open ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        </IconButton>
      </CardActions>
      <Collapse in={open} timeout="auto">
        <CardContent>Simmer the lentils for 25 minutes. Fold in lemon and parsley.</CardContent>
      </Collapse>
    </Card>
  );
}
