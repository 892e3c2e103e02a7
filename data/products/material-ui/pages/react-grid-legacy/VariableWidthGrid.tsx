import Button from '@mui/material/Button';
import GridLegacy from '@mui/material/GridLegacy';
import TextField from '@mui/material/TextField';

export default function VariableWidthGrid() {
  return (
    <GridLegacy container columnSpacing={2} sx={{ alignItems: 'center', maxWidth: 440 }}>
      <GridLegacy item xs>
        <TextField fullWidth size="small" label="Voucher" />
      </GridLegacy>
      <GridLegacy item xs="auto">
        <Button variant="outlined">Redeem</Button>
      </GridLegacy>
    </GridLegacy>
  );
}
