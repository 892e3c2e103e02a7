import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';

export default function UploadAvatars() {
  const [src, setSrc] = React.useState<string>();
  const show = (event: React.ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) setSrc(URL.createObjectURL(file));
  };
  return (
    <Box sx={{ position: 'relative', borderRadius: '50%', '&:focus-within': { outline: '2px solid' } }}>
      <Avatar src={src} alt="" sx={{ width: 64, height: 64 }} />
      <input
        type="file"
        accept="image/*"
        aria-label="Choose a picture"
        onChange={show}
        style={{ position: 'absolute', inset: 0, opacity: 0, width: '100%', height: '100%' }}
      />
    </Box>
  );
}
