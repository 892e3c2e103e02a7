import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const areas = {
  Account: ['Sign-in', 'Two-factor codes'],
  Billing: ['Invoices', 'Refunds', 'Tax details'],
};

export default function TicketFormSelect() {
  const baseId = React.useId();
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');

  const submit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const area = String(new FormData(event.currentTarget).get('area') ?? '');
    setMissing(area === '');
    setSent(area);
  };

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={submit} sx={{ width: 280, maxWidth: '100%' }}>
      <FormControl required error={missing}>
        <FormLabel>What is it about?</FormLabel>
        <Select
          name="area"
          required
          placeholder="Choose an area"
          sx={{ '--Select-placeholderOpacity': 1 }}
          onChange={() => setMissing(false)}
          slotProps={{
            button: { 'aria-invalid': missing || undefined },
            listbox: { component: 'div' },
          }}
        >
          {Object.entries(areas).map(([group, topics]) => (
            <List key={group} component="div" role="group" aria-labelledby={`${baseId}-${group}`}>
              <ListItem component="div" id={`${baseId}-${group}`} sticky>
                <Typography level="body-xs">{group}</Typography>
              </ListItem>
              {topics.map((topic) => (
                <Option key={topic} component="div" value={topic}>
                  {topic}
                </Option>
              ))}
            </List>
          ))}
        </Select>
        <FormHelperText sx={missing ? { color: 'danger.plainColor' } : undefined}>
          {missing ? 'Choose one area.' : 'One area per ticket.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Open ticket</Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {sent && `Ticket opened: ${sent}`}
      </Typography>
    </Stack>
  );
}
