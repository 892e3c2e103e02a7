import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const draw = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#fff"/><path fill="#fff" d="M1 8a3 3 0 0 1 6 0z"/></svg>`,
  )}`;

const size = { img: { width: 40, height: 40 } };

export default function ImageAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      <Avatar alt="Amal Haddad" src={draw('#00695c')} slotProps={size} />
      <Avatar alt="Bruno Costa" src={draw('#4527a0')} slotProps={size} />
    </Stack>
  );
}
