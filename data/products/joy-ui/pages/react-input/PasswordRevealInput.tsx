import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Key from '@mui/icons-material/Key';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';

const SHORTEST = 12;

export default function PasswordRevealInput() {
  const [password, setPassword] = React.useState('');
  const [shown, setShown] = React.useState(false);
  const missing = SHORTEST - password.length;

  return (
    <FormControl color={missing > 0 ? undefined : 'success'} sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel>New password</FormLabel>
      <Input
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        startDecorator={<Key />}
        endDecorator={
          <IconButton
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown((value) => !value)}
          >
            {shown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        }
        slotProps={{ input: { spellCheck: false } }}
      />
      <FormHelperText sx={missing > 0 ? undefined : { color: 'success.plainColor' }}>
        {missing > 0 ? `${missing} more characters needed` : 'Long enough'}
      </FormHelperText>
    </FormControl>
  );
}
