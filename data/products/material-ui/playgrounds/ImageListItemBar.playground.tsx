import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import type { ImageListItemBarProps } from '@mui/material/ImageListItemBar';

export default function ImageListItemBarPlayground(
  props: ImageListItemBarProps,
) {
  return (
    <ImageList cols={1} rowHeight={160} sx={{ width: 240 }}>
      <ImageListItem>
        <Box sx={{ bgcolor: '#00695c', height: '100%' }} />
        <ImageListItemBar {...props} />
      </ImageListItem>
    </ImageList>
  );
}

export const playground = {
  defaults: { title: 'Malachite', subtitle: 'Seen in the north hall' },
  first: ['title', 'subtitle', 'position'],
  hidden: ['actionIcon', 'actionPosition'],
};
