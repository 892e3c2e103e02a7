import SvgIcon from '@mui/joy/SvgIcon';
import type { SvgIconProps } from '@mui/joy/SvgIcon';

export default function SvgIconPlayground(
  props: Omit<SvgIconProps, 'children'>,
) {
  return (
    <SvgIcon {...props}>
      <path d="M12 2 4 20h16z" />
    </SvgIcon>
  );
}

export const playground = {
  defaults: { color: 'primary', size: 'lg' },
  first: ['color', 'size', 'fontSize'],
  hidden: [
    'inheritViewBox',
    'titleAccess',
    'htmlColor',
    'shapeRendering',
    'viewBox',
  ],
};
