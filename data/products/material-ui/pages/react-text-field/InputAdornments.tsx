import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ScaleIcon from '@mui/icons-material/Scale';

const adornments = {
  startAdornment: (
    <InputAdornment position="start" disablePointerEvents>
      <ScaleIcon />
    </InputAdornment>
  ),
  endAdornment: <InputAdornment position="end">kg</InputAdornment>,
};

export default function InputAdornments() {
  return <TextField label="Weight" slotProps={{ input: adornments }} />;
}
