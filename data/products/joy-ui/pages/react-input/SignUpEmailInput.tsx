import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

export default function SignUpEmailInput() {
  const [email, setEmail] = React.useState('');
  const [checked, setChecked] = React.useState(false);
  const [confirmed, setConfirmed] = React.useState('');
  const invalid = checked && !looksLikeEmail(email);

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    setConfirmed(looksLikeEmail(email) ? email : '');
  };

  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={submit} sx={{ width: 300, maxWidth: '100%' }}>
      <FormControl error={invalid} required>
        <FormLabel>Work email</FormLabel>
        <Input
          type="email"
          autoComplete="email"
          placeholder="ada@example.com"
          value={email}
          error={invalid}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setChecked(email !== '')}
        />
        <FormHelperText sx={invalid ? { color: 'danger.plainColor' } : undefined}>
          {invalid ? 'Write the address as name@company.com.' : 'We send one message to confirm it.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit">Sign up</Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {confirmed && `Message sent to ${confirmed}.`}
      </Typography>
    </Stack>
  );
}
