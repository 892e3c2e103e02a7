import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';

const sunset = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path fill="#f96" d="M0 0h8v4H0z"/><circle cx="4" cy="4" r="2" fill="#fe9"/></svg>',
)}`;

export default function ImgMediaCard() {
  return (
    <Card sx={{ width: 280 }}>
      <CardMedia component="img" image={sunset} alt="A setting sun" width={280} height={140} />
      <CardHeader subheader="Harbor camera, 21:14" />
    </Card>
  );
}
