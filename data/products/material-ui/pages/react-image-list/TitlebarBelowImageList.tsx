import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { views } from './views';

export default function TitlebarBelowImageList() {
  const newest = views.slice(0, 3);
  return (
    <ImageList cols={3} gap={12} sx={{ width: 340 }}>
      {newest.map((view) => (
        <ImageListItem key={view.title}>
          <img src={view.src} alt="" width={240} height={160} />
          <ImageListItemBar position="below" title={view.title} subtitle={`by ${view.author}`} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
