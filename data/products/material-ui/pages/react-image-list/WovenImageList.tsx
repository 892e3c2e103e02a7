import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './views';

export default function WovenImageList() {
  const pictures = views.map(({ title, src }) => (
    <img key={title} src={src} alt={title} width={240} height={160} />
  ));
  return (
    <ImageList variant="woven" cols={3} gap={8} sx={{ width: 320 }}>
      {pictures.map((picture) => (
        <ImageListItem key={picture.key}>{picture}</ImageListItem>
      ))}
    </ImageList>
  );
}
