import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Grid size="grow">
        <TextField fullWidth size="small" label="Code of the voucher" />
      </Grid>
      <Grid size="auto">
        <Button variant="contained">Redeem</Button>
      </Grid>
    </Grid>
  );
}
