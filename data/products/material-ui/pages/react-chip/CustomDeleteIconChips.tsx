import * as React from 'react';
import Chip from '@mui/material/Chip';
import ArchiveIcon from '@mui/icons-material/Archive';
import UndoIcon from '@mui/icons-material/Undo';

export default function CustomDeleteIconChips() {
  const [archived, setArchived] = React.useState(false);
  return (
    <Chip
      label={archived ? 'Archived' : 'In use'}
      color={archived ? 'default' : 'success'}
      deleteIcon={archived ? <UndoIcon /> : <ArchiveIcon />}
      onDelete={() => setArchived(!archived)}
    />
  );
}
