import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const topics = ['Climate', 'Elections', 'Football', 'Local news', 'Opera', 'Trade'];

export default function FlexboxGapStack() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', maxWidth: 240 }}>
      {topics.map((topic) => (
        <Chip key={topic} label={topic} variant="outlined" />
      ))}
    </Stack>
  );
}
