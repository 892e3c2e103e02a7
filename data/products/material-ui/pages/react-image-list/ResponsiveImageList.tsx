import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { views } from './views';

const columns = { gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' };

export default function ResponsiveImageList() {
  return (
    <ImageList style={columns} sx={{ width: '100%' }}>
      {views.slice(0, 5).map(({ title, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt={`${title}, seen from the north`} width={240} height={160} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
