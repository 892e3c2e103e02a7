import TabScrollButton from '@mui/material/TabScrollButton';
import type { TabScrollButtonProps } from '@mui/material/TabScrollButton';

export default function TabScrollButtonPlayground(props: TabScrollButtonProps) {
  return <TabScrollButton {...props} />;
}

export const playground = {
  first: ['direction', 'orientation', 'disabled'],
  hidden: ['children'],
};
