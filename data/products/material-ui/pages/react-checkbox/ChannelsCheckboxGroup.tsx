import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const channels = { email: 'Email', phone: 'Phone call', push: 'Push message', sms: 'Text message' };
type Channel = keyof typeof channels;

export default function ChannelsCheckboxGroup() {
  const hintId = React.useId();
  const [chosen, setChosen] = React.useState<ReadonlySet<Channel>>(new Set<Channel>(['email']));
  const invalid = chosen.size === 0 || chosen.size > 2;

  const toggle = (channel: Channel, checked: boolean) => {
    setChosen((current) => {
      const next = new Set(current);
      if (checked) {
        next.add(channel);
      } else {
        next.delete(channel);
      }
      return next;
    });
  };

  return (
    <FormControl component="fieldset" variant="standard" error={invalid} aria-describedby={hintId}>
      <FormLabel component="legend">How may we reach you in an outage?</FormLabel>
      <FormGroup>
        {(Object.keys(channels) as Channel[]).map((channel) => (
          <FormControlLabel
            key={channel}
            label={channels[channel]}
            control={
              <Checkbox
                size="small"
                name={channel}
                checked={chosen.has(channel)}
                onChange={(_event, checked) => toggle(channel, checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={hintId} role="status">
        {invalid ? `Choose one or two; ${chosen.size} are chosen.` : 'Choose one or two.'}
      </FormHelperText>
    </FormControl>
  );
}
