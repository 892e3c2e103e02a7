import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';

export default function OutlinedCard() {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardHeader title="Outlined" subheader="A border instead of a shadow" />
    </Card>
  );
}
