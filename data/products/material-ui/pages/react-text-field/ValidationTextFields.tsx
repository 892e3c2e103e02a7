import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function ValidationTextFields() {
  const [email, setEmail] = React.useState('ada@');
  const [isJudged, setJudged] = React.useState(true);
  const isWrong = isJudged && !/^\S+@\S+\.\S+$/.test(email);
  return (
    <TextField
      label="Email"
      value={email}
      error={isWrong}
      helperText={isWrong ? 'Write the whole address' : ' '}
      onFocus={() => setJudged(isWrong)}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={() => setJudged(true)}
    />
  );
}
