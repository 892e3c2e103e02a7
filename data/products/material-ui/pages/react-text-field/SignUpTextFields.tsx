import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

type FieldName = 'email' | 'passphrase';

const rules: Record<FieldName, (value: string) => string> = {
  email: (value) => (/^\S+@\S+\.\S+$/.test(value) ? '' : 'Enter an address such as kim@example.com.'),
  passphrase: (value) => (value.length >= 12 ? '' : `Use 12 characters or more, ${value.length} so far.`),
};

export default function SignUpTextFields() {
  const [values, setValues] = React.useState<Record<FieldName, string>>({ email: '', passphrase: '' });
  const [errors, setErrors] = React.useState<Record<FieldName, string>>({ email: '', passphrase: '' });
  const [done, setDone] = React.useState(false);
  const inputs = React.useRef<Partial<Record<FieldName, HTMLInputElement | null>>>({});

  const field = (name: FieldName) => ({
    value: values[name],
    error: Boolean(errors[name]),
    inputRef: (node: HTMLInputElement | null) => {
      inputs.current[name] = node;
    },
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value } = event.target;
      setValues((current) => ({ ...current, [name]: value }));
      // While typing, an existing message may change or vanish; a new one never appears.
      setErrors((current) => (current[name] ? { ...current, [name]: rules[name](value) } : current));
    },
    onBlur: () => {
      if (values[name]) {
        setErrors((current) => ({ ...current, [name]: rules[name](values[name]) }));
      }
    },
  });

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = { email: rules.email(values.email), passphrase: rules.passphrase(values.passphrase) };
    const firstInvalid = (['email', 'passphrase'] as const).find((name) => next[name]);
    setErrors(next);
    setDone(!firstInvalid);
    if (firstInvalid) {
      inputs.current[firstInvalid]?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        helperText={errors.email || ' '}
      />
      <TextField
        {...field('passphrase')}
        label="Passphrase"
        type="password"
        autoComplete="new-password"
        required
        helperText={errors.passphrase || 'At least 12 characters.'}
      />
      <Button type="submit" variant="contained">
        Create account
      </Button>
      <Typography role="status">{done && `Account created for ${values.email}.`}</Typography>
    </Stack>
  );
}
