import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import type { CardHeaderProps } from '@mui/material/CardHeader';

export default function CardHeaderPlayground(props: CardHeaderProps) {
  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardHeader {...props} />
    </Card>
  );
}

export const playground = {
  defaults: { title: 'Harbor walk', subheader: 'Two hours' },
  first: ['title', 'subheader', 'disableTypography'],
};
