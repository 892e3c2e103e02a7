import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

type Outcome = 'open' | 'missing' | 'accepted';

export default function TermsCheckbox() {
  const errorId = React.useId();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [checked, setChecked] = React.useState(false);
  const [outcome, setOutcome] = React.useState<Outcome>('open');
  const missing = outcome === 'missing';

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOutcome(checked ? 'accepted' : 'missing');
    if (!checked) {
      inputRef.current?.focus();
    }
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FormControl variant="standard" error={missing}>
        <FormControlLabel
          required
          label="The goods leave the European Union"
          control={
            <Checkbox
              checked={checked}
              color={missing ? 'error' : 'primary'}
              onChange={(event) => {
                setChecked(event.target.checked);
                setOutcome('open');
              }}
              slotProps={{
                input: { ref: inputRef, 'aria-invalid': missing, 'aria-describedby': errorId },
              }}
            />
          }
        />
        <FormHelperText id={errorId} role="status">
          {missing && 'Confirm this before you request the export papers.'}
          {outcome === 'accepted' && 'Export papers requested.'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained">
        Request papers
      </Button>
    </Stack>
  );
}
