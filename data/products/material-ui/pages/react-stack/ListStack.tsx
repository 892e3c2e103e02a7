import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

const sections = ['Usage', 'Direction', 'Dividers'];

export default function ListStack() {
  return (
    <Stack component="ul" direction="row" spacing={3} sx={{ listStyle: 'none', p: 0 }}>
      {sections.map((section) => (
        <li key={section}>
          <Link href={`#${section.toLowerCase()}`}>{section}</Link>
        </li>
      ))}
    </Stack>
  );
}
