import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

const transitions = { Grow, Fade, Slide };

export default function TransitionsSnackbar() {
  const [shown, setShown] = React.useState(false);
  const [name, setName] = React.useState<keyof typeof transitions>('Grow');
  return (
    <div>
      {(['Grow', 'Fade', 'Slide'] as const).map((each) => (
        <Button
          key={each}
          onClick={() => {
            setName(each);
            setShown(true);
          }}
        >
          {each}
        </Button>
      ))}
      <Snackbar
        key={name}
        open={shown}
        onClose={() => setShown(false)}
        message={`Shown with ${name}`}
        slots={{ transition: transitions[name] }}
        transitionDuration={{ enter: 400, exit: 200 }}
      />
    </div>
  );
}
