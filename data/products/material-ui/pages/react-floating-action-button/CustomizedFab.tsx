import Fab from '@mui/material/Fab';
import { styled } from '@mui/material/styles';
import AddIcon from '@mui/icons-material/Add';

const SquareFab = styled(Fab)(({ theme }) => ({
  borderRadius: 16,
  textTransform: 'none',
  boxShadow: theme.shadows[3],
  '&:active': { boxShadow: theme.shadows[6] },
}));

export default function CustomizedFab() {
  return (
    <SquareFab color="primary" aria-label="Add a stop">
      <AddIcon />
    </SquareFab>
  );
}
