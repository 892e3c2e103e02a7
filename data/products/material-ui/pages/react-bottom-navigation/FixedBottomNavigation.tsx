import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import ShoppingBasketIcon from '@mui/icons-material/ShoppingBasket';

const dishes = ['Barley soup', 'Potato salad', 'Lentil curry', 'Plum cake', 'Rye bread'];

export default function FixedBottomNavigation() {
  const [tab, setTab] = React.useState('dishes');
  return (
    <Box sx={{ pb: '56px' }}>
      {dishes.map((dish) => (
        <Box key={dish} sx={{ p: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
          {tab === 'dishes' ? dish : `Ingredients of: ${dish}`}
        </Box>
      ))}
      <Paper square elevation={3} sx={{ position: 'fixed', bottom: 0, left: 0, right: 0 }}>
        <BottomNavigation showLabels value={tab} onChange={(_, next: string) => setTab(next)}>
          <BottomNavigationAction value="dishes" label="Dishes" icon={<RestaurantIcon />} />
          <BottomNavigationAction value="shop" label="Shopping" icon={<ShoppingBasketIcon />} />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
