import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { views } from './views';

const shade = 'linear-gradient(rgb(0 0 0 / 0.75), transparent)';

export default function CustomImageList() {
  const [favorite, setFavorite] = React.useState('Marsh');
  const renderStar = (title: string) => (
    <IconButton
      aria-label={`Favorite: ${title}`}
      aria-pressed={title === favorite}
      onClick={() => setFavorite(title)}
      sx={{ color: 'common.white' }}
    >
      {title === favorite ? <StarIcon /> : <StarBorderIcon />}
    </IconButton>
  );
  return (
    <ImageList gap={1} rowHeight={140} sx={{ width: 340 }}>
      {views.slice(1, 3).map((view) => (
        <ImageListItem key={view.title}>
          <img src={view.src} alt="" width={240} height={160} />
          <ImageListItemBar
            position="top"
            actionPosition="left"
            actionIcon={renderStar(view.title)}
            title={view.title}
            sx={{ background: shade }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
