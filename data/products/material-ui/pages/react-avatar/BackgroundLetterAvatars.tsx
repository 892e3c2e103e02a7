import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const colors = ['#ad1457', '#4527a0', '#1565c0', '#00695c', '#bf360c'];

function colorOf(name: string) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return colors[sum % colors.length];
}

function initialsOf(name: string) {
  const words = name.split(' ');
  return words.map((word) => [...word][0]).join('');
}

export default function BackgroundLetterAvatars() {
  return (
    <Stack direction="row" sx={{ gap: 2 }}>
      {['Amal Haddad', 'Bruno Costa', 'Chiara Rossi'].map((name) => (
        <Avatar key={name} role="img" aria-label={name} sx={{ bgcolor: colorOf(name), color: '#fff' }}>
          {initialsOf(name)}
        </Avatar>
      ))}
    </Stack>
  );
}
