import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const stops = ['Harbor', 'Market', 'Museum', 'Old mill', 'Stadium', 'Airport'].join('\n');

export default function MaxHeightTextarea() {
  return (
    <Stack component="label" spacing={0.5} sx={{ width: 260 }}>
      Stops, one in each line
      <TextareaAutosize maxRows={4} defaultValue={stops} style={{ font: 'inherit' }} />
    </Stack>
  );
}
