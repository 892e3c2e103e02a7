import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const corners: SnackbarOrigin[] = (['top', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'center', 'right'] as const).map((horizontal) => ({ vertical, horizontal })),
);

export default function PositionedSnackbar() {
  const [anchorOrigin, setAnchorOrigin] = React.useState<SnackbarOrigin>();
  const name = (origin: SnackbarOrigin) => `${origin.vertical} ${origin.horizontal}`;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {corners.map((corner) => (
        <Button key={name(corner)} size="small" onClick={() => setAnchorOrigin(corner)}>
          {name(corner)}
        </Button>
      ))}
      {anchorOrigin && (
        <Snackbar
          key={name(anchorOrigin)}
          open
          anchorOrigin={anchorOrigin}
          onClose={() => setAnchorOrigin(undefined)}
          message={`At the ${name(anchorOrigin)}`}
        />
      )}
    </div>
  );
}
