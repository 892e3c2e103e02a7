import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { prints } from './views';

export default function TitlebarBelowMasonryImageList() {
  return (
    <ImageList variant="masonry" gap={12} sx={{ width: 280 }}>
      {prints.slice(1, 5).map((print) => (
        <ImageListItem key={print.title}>
          <img src={print.src} alt="" width={160} height={print.height} />
          <ImageListItemBar position="below" title={print.title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
