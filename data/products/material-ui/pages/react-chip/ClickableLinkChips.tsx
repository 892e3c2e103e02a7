import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ClickableLinkChips() {
  return (
    <Stack component="nav" aria-label="Sections" direction="row" sx={{ gap: 1 }}>
      <Chip component="a" href="#basic-chip" clickable label="Basic chip" />
      <Chip component="a" href="#accessibility" clickable label="Accessibility" variant="outlined" />
    </Stack>
  );
}
