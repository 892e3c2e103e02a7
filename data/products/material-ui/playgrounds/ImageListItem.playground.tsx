import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import type { ImageListItemProps } from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

const others = [
  { name: 'Slate', color: '#455a64' },
  { name: 'Serpentine', color: '#1b5e20' },
  { name: 'Lapis', color: '#1a237e' },
];

export default function ImageListItemPlayground(
  props: Omit<ImageListItemProps, 'children'>,
) {
  return (
    <ImageList cols={3} rowHeight={80} sx={{ width: 320 }}>
      <ImageListItem {...props}>
        <Box sx={{ bgcolor: '#6a1b2a', height: '100%' }} />
        <ImageListItemBar title="Porphyry" />
      </ImageListItem>
      {others.map(({ name, color }) => (
        <ImageListItem key={name}>
          <Box sx={{ bgcolor: color, height: '100%' }} />
          <ImageListItemBar title={name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

export const playground = {
  defaults: { cols: 2, rows: 2 },
  first: ['cols', 'rows'],
  values: { cols: [1, 2, 3], rows: [1, 2, 3] },
};
