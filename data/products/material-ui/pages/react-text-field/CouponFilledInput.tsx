import * as React from 'react';
import Button from '@mui/material/Button';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';

type Check = 'idle' | 'checking' | 'valid' | 'unknown';

const messages: Record<Check, string> = {
  idle: 'Try SPRING, or anything else.',
  checking: 'Checking the code…',
  valid: '15% off. The discount shows in the next step.',
  unknown: 'This code is unknown or has expired.',
};

export default function CouponFilledInput() {
  const id = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [code, setCode] = React.useState('');
  const [check, setCheck] = React.useState<Check>('idle');

  React.useEffect(() => {
    if (check !== 'checking') {
      return undefined;
    }
    const timer = setTimeout(() => setCheck(code === 'SPRING' ? 'valid' : 'unknown'), 900);
    return () => clearTimeout(timer);
  }, [check, code]);

  const handleApply = () => {
    inputRef.current?.focus(); // the button is about to be disabled
    setCheck('checking');
  };

  return (
    <FormControl variant="filled" error={check === 'unknown'} sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>Coupon code</InputLabel>
      <FilledInput
        id={id}
        inputRef={inputRef}
        value={code}
        readOnly={check === 'checking'}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          setCode(event.target.value.toUpperCase());
          setCheck('idle');
        }}
        endAdornment={
          <InputAdornment position="end">
            <Button size="small" disabled={code === ''} loading={check === 'checking'} onClick={handleApply}>
              Apply
            </Button>
          </InputAdornment>
        }
      />
      <FormHelperText id={`${id}-hint`} role="status">
        {messages[check]}
      </FormHelperText>
    </FormControl>
  );
}
