import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const rules = {
  email: {
    label: 'Email',
    test: (text: string) => text.includes('@'),
    hint: 'Enter an address with an @ sign',
  },
  seats: { label: 'Seats', test: (text: string) => Number(text) >= 1, hint: 'Book at least one seat' },
};
type Field = keyof typeof rules;
const fields = Object.keys(rules) as Field[];

export default function ErrorSummaryAlert() {
  const id = React.useId();
  const [values, setValues] = React.useState<Record<Field, string>>({ email: '', seats: '0' });
  const [failed, setFailed] = React.useState<Field[]>([]);
  const summary = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    if (failed.length > 0) summary.current?.focus();
  }, [failed]);

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    setFailed(fields.filter((field) => !rules[field].test(values[field])));
  };

  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      {failed.length > 0 && (
        <Alert ref={summary} tabIndex={-1} role="group" aria-labelledby={`${id}-title`} severity="error">
          <AlertTitle id={`${id}-title`}>Fields to correct: {failed.length}</AlertTitle>
          <Stack component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {failed.map((field) => (
              <li key={field}>
                <Link
                  component="button"
                  type="button"
                  color="inherit"
                  onClick={() => document.getElementById(`${id}-${field}`)?.focus()}
                >
                  {rules[field].hint}
                </Link>
              </li>
            ))}
          </Stack>
        </Alert>
      )}
      {fields.map((field) => (
        <TextField
          key={field}
          id={`${id}-${field}`}
          label={rules[field].label}
          value={values[field]}
          error={failed.includes(field)}
          helperText={failed.includes(field) ? rules[field].hint : ' '}
          onChange={(event) => setValues({ ...values, [field]: event.target.value })}
        />
      ))}
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'start' }}>
        Book
      </Button>
    </Stack>
  );
}
