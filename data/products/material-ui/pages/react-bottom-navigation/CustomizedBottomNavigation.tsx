import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction, {
  bottomNavigationActionClasses as classes,
} from '@mui/material/BottomNavigationAction';
import { styled } from '@mui/material/styles';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import TrainIcon from '@mui/icons-material/Train';

const PillAction = styled(BottomNavigationAction)(({ theme }) => ({
  borderRadius: 28,
  [`&.${classes.selected}`]: {
    color: theme.palette.secondary.contrastText,
    backgroundColor: theme.palette.secondary.main,
  },
  [`& .${classes.label}, & .${classes.label}.${classes.selected}`]: { fontSize: 13 },
}));

export default function CustomizedBottomNavigation() {
  const [way, setWay] = React.useState('train');
  return (
    <BottomNavigation showLabels value={way} onChange={(_, next: string) => setWay(next)}>
      <PillAction value="train" label="Train" icon={<TrainIcon />} />
      <PillAction value="bike" label="Bike" icon={<PedalBikeIcon />} />
    </BottomNavigation>
  );
}
