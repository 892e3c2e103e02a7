import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { views } from './views';

const focus = { '&:focus-visible': { outline: '3px solid', outlineOffset: -3 } };

export default function LinkImageList() {
  return (
    <ImageList component="div" cols={2} sx={{ width: 320 }}>
      {views.slice(2, 4).map(({ title, src }) => (
        <ImageListItem key={title} component="a" href="#image-list-with-links" sx={focus}>
          <img src={src} alt="" width={240} height={160} />
          <ImageListItemBar title={title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
