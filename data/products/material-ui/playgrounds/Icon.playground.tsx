import AnchorIcon from '@mui/icons-material/Anchor';
import Icon from '@mui/material/Icon';
import type { IconProps } from '@mui/material/Icon';

export default function IconPlayground(props: Omit<IconProps, 'children'>) {
  return (
    <Icon {...props}>
      <AnchorIcon fontSize="inherit" />
    </Icon>
  );
}

export const playground = {
  defaults: { color: 'primary', fontSize: 'large' },
  first: ['color', 'fontSize'],
  hidden: ['baseClassName'],
};
