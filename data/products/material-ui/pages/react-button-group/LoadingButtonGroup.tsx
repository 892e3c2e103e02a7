import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import SaveIcon from '@mui/icons-material/Save';

export default function LoadingButtonGroup() {
  const [saving, setSaving] = React.useState(true);
  return (
    <ButtonGroup aria-label="Draft">
      <Button
        loading={saving}
        loadingPosition="start"
        startIcon={<SaveIcon />}
        onClick={() => setSaving(true)}
      >
        Save
      </Button>
      <Button disabled={!saving} onClick={() => setSaving(false)}>
        Cancel
      </Button>
    </ButtonGroup>
  );
}
