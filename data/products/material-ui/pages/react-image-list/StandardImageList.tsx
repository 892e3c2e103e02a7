import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './views';

export default function StandardImageList() {
  return (
    <ImageList cols={3} rowHeight={96} gap={8} sx={{ width: 304, m: 0 }}>
      {views.map((view) => (
        <ImageListItem key={view.title}>
          <img src={view.src} alt={view.title} width={240} height={160} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
