import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function MinHeightTextarea() {
  return (
    <Stack component="label" spacing={0.5} sx={{ width: 260 }}>
      What happened?
      <TextareaAutosize minRows={3} style={{ font: 'inherit' }} />
    </Stack>
  );
}
