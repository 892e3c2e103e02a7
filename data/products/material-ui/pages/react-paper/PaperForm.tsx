import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';

export default function PaperForm() {
  return (
    <Paper
      component="form"
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'flex', width: 300, p: 0.5, borderRadius: 999 }}
    >
      <InputBase
        placeholder="Search for stops"
        slotProps={{ input: { 'aria-label': 'Stops' } }}
        sx={{ flex: 1, ml: 2 }}
      />
      <Button type="submit" sx={{ borderRadius: 999 }}>
        Find
      </Button>
    </Paper>
  );
}
