import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function EmptyTextarea() {
  return (
    <Stack component="label" spacing={0.5} sx={{ width: 260 }}>
      Note for the driver
      <TextareaAutosize style={{ font: 'inherit' }} />
    </Stack>
  );
}
