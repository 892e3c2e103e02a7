import * as React from 'react';
import { styled } from '@mui/system';
import Container from '@mui/system/Container';

const Row = styled('p')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  margin: theme.spacing(2, 0),
  '& input, & button': { font: 'inherit', padding: theme.spacing(1) },
}));

export default function NewsletterSignup() {
  const id = React.useId();
  const [error, setError] = React.useState('');
  const [done, setDone] = React.useState('');

  return (
    <Container component="section" maxWidth="xs" aria-labelledby={`${id}-title`}>
      <strong id={`${id}-title`}>Tide times by mail</strong>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const address = String(new FormData(event.currentTarget).get('address')).trim();
          const valid = /^\S+@\S+\.\S+$/.test(address);
          setError(valid ? '' : 'Enter an address like name@example.org.');
          setDone(valid ? `The first table goes to ${address}.` : '');
        }}
      >
        <Row>
          <label htmlFor={id}>Mail address</label>
          <input
            id={id}
            name="address"
            type="email"
            autoComplete="email"
            aria-invalid={error !== ''}
            aria-describedby={`${id}-error`}
          />
          <span id={`${id}-error`} role="alert">
            {error}
          </span>
        </Row>
        <Row>
          <button type="submit">Subscribe</button>
        </Row>
        <p role="status">{done}</p>
      </form>
    </Container>
  );
}
