import ImageIcon from '@mui/icons-material/Image';
import AspectRatio from '@mui/joy/AspectRatio';
import type { AspectRatioProps } from '@mui/joy/AspectRatio';

export default function AspectRatioPlayground(
  props: Omit<AspectRatioProps, 'children'>,
) {
  return (
    <AspectRatio sx={{ width: 220 }} {...props}>
      <div>
        <ImageIcon sx={{ fontSize: 48 }} />
      </div>
    </AspectRatio>
  );
}

export const playground = {
  first: ['ratio', 'variant', 'color', 'minHeight', 'maxHeight'],
  values: { ratio: ['21 / 9', '16 / 9', '4 / 3', 1] },
  hidden: ['flex', 'objectFit'],
};
