import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';
import MailOutline from '@mui/icons-material/MailOutline';

export default function NewsletterCard() {
  const titleId = React.useId();
  const [subscribed, setSubscribed] = React.useState(false);

  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      variant={subscribed ? 'soft' : 'outlined'}
      color={subscribed ? 'success' : 'neutral'}
      sx={{ maxWidth: 320 }}
    >
      <CardContent>
        <Typography id={titleId} level="title-lg" component="h3" startDecorator={<MailOutline />}>
          Release letter
        </Typography>
        <Typography level="body-sm">
          One message per release: what changed, what broke, what to do about it.
        </Typography>
        <Typography level="body-xs" component="p" role="status" sx={{ minHeight: '1.5em' }}>
          {subscribed && 'The next letter comes to your inbox.'}
        </Typography>
      </CardContent>
      <Divider />
      <CardActions>
        <Button
          variant={subscribed ? 'plain' : 'solid'}
          color={subscribed ? 'success' : 'primary'}
          onClick={() => setSubscribed((value) => !value)}
        >
          {subscribed ? 'Unsubscribe' : 'Subscribe'}
        </Button>
      </CardActions>
    </Card>
  );
}
