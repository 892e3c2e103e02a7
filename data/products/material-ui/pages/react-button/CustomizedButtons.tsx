import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  textTransform: 'none',
}));

export default function CustomizedButtons() {
  return <PillButton variant="contained">Find a berth</PillButton>;
}
