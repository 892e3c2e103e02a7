import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './views';

const sizes = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
];

export default function QuiltedImageList() {
  return (
    <ImageList variant="quilted" cols={3} rowHeight={80} sx={{ width: 300 }}>
      {views.slice(0, sizes.length).map((view, index) => (
        <ImageListItem key={view.title} cols={sizes[index]?.cols} rows={sizes[index]?.rows}>
          <img src={view.src} alt={view.title} width={240} height={160} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
