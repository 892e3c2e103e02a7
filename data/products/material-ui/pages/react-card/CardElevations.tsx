import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';

export default function CardElevations() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Card elevation={0}>
        <CardHeader title="0" subheader="flat" />
      </Card>
      <Card>
        <CardHeader title="1" subheader="default" />
      </Card>
      <Card raised>
        <CardHeader title="8" subheader="raised" />
      </Card>
    </Stack>
  );
}
