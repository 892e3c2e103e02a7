import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

export default function ProgressMobileStepper() {
  const [page, turn] = React.useReducer(
    (current: number, by: number) => Math.min(11, Math.max(0, current + by)),
    4,
  );
  return (
    <MobileStepper
      variant="progress"
      position="static"
      steps={12}
      activeStep={page}
      backButton={<Button onClick={() => turn(-1)}>Back</Button>}
      nextButton={<Button onClick={() => turn(1)}>Next</Button>}
      slotProps={{ progress: { 'aria-label': `Page ${page + 1} of 12` } }}
      sx={{ width: 320 }}
    />
  );
}
