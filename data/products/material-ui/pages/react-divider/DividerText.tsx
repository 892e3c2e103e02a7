import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerText() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 400, gap: 2 }}>
      <Divider role="presentation">Center</Divider>
      <Divider role="presentation" textAlign="left">
        Left
      </Divider>
      <Divider role="presentation" textAlign="right">
        Right
      </Divider>
      <Divider role="presentation">
        <Chip size="small" label="Chip" />
      </Divider>
    </Stack>
  );
}
