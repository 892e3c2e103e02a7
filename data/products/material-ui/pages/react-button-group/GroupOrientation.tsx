import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function GroupOrientation() {
  return (
    <ButtonGroup orientation="vertical" variant="contained" aria-label="Zoom of the map">
      <Button aria-label="Zoom in">
        <AddIcon />
      </Button>
      <Button aria-label="Zoom out">
        <RemoveIcon />
      </Button>
    </ButtonGroup>
  );
}
