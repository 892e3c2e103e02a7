import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { prints } from './views';

export default function MasonryImageList() {
  return (
    <ImageList variant="masonry" cols={3} gap={8} sx={{ width: 320 }}>
      {prints.map((print) => (
        <ImageListItem key={print.title}>
          <img src={print.src} alt={print.title} width={160} height={print.height} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
