import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';

const dunes = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="#9cd" d="M0 0h8v4H0z"/><path fill="#db7" d="m0 3 3-1 5 2H0z"/></svg>',
)}`;

export default function MediaCard() {
  return (
    <Card sx={{ width: 280 }}>
      <CardMedia image={dunes} aria-label="Dunes under a blue sky" sx={{ height: 120 }} />
      <CardContent>The dunes of Råbjerg move every year.</CardContent>
    </Card>
  );
}
