import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import InfoIcon from '@mui/icons-material/Info';
import { views } from './views';

export default function TitlebarImageList() {
  return (
    <ImageList sx={{ width: 360 }}>
      {views.slice(0, 2).map(({ title, author, src }) => (
        <ImageListItem key={title}>
          <img src={src} alt="" width={240} height={160} />
          <ImageListItemBar
            title={title}
            subtitle={author}
            actionIcon={
              <IconButton aria-label={`About ${title}`} sx={{ color: 'common.white' }}>
                <InfoIcon />
              </IconButton>
            }
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
