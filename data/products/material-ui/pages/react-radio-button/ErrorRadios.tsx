import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function ErrorRadios() {
  const [answer, setAnswer] = React.useState<string | null>(null);
  const [sent, setSent] = React.useState(false);
  const error = sent && answer === null;
  return (
    <FormControl error={error} variant="standard">
      <FormLabel id="allergy-label">Do you have an allergy?</FormLabel>
      <RadioGroup
        aria-labelledby="allergy-label"
        aria-describedby="allergy-text"
        value={answer}
        onChange={(_event, next) => {
          setAnswer(next);
          setSent(false);
        }}
      >
        <FormControlLabel value="yes" label="Yes" control={<Radio />} />
        <FormControlLabel value="no" label="No" control={<Radio />} />
      </RadioGroup>
      <FormHelperText id="allergy-text" role="status">
        {error ? 'Choose an answer.' : sent ? 'Sent.' : ' '}
      </FormHelperText>
      <Button variant="outlined" onClick={() => setSent(true)}>
        Send
      </Button>
    </FormControl>
  );
}
