import SvgIcon from '@mui/material/SvgIcon';
import type { SvgIconProps } from '@mui/material/SvgIcon';

export default function SvgIconPlayground(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M4 10.5 12 4l8 6.5V20h-5v-6H9v6H4z" />
    </SvgIcon>
  );
}

export const playground = {
  defaults: { fontSize: 'large', color: 'primary' },
  first: ['color', 'fontSize', 'titleAccess'],
  values: { htmlColor: ['#00695c', '#ad1457', '#e65100'] },
  hidden: ['shapeRendering', 'viewBox'],
};
