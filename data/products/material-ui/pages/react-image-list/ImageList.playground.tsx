import Box from '@mui/material/Box';
import ImageList from '@mui/material/ImageList';
import type { ImageListProps } from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';

const stones = [
  { name: 'Basalt', color: '#37474f' },
  { name: 'Slate', color: '#455a64' },
  { name: 'Porphyry', color: '#6a1b2a' },
  { name: 'Serpentine', color: '#1b5e20' },
  { name: 'Lapis', color: '#1a237e' },
  { name: 'Umber', color: '#4e342e' },
];

export default function ImageListPlayground(
  props: Omit<ImageListProps, 'children'>,
) {
  return (
    <ImageList sx={{ width: 320 }} {...props}>
      {stones.map(({ name, color }) => (
        <ImageListItem key={name}>
          <Box sx={{ bgcolor: color, height: '100%', minHeight: 72 }} />
          <ImageListItemBar title={name} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}

export const playground = {
  defaults: { cols: 3, rowHeight: 96 },
  first: ['variant', 'cols', 'gap', 'rowHeight'],
  values: { cols: [1, 2, 3, 4], gap: [0, 4, 12], rowHeight: [72, 96, 'auto'] },
};
