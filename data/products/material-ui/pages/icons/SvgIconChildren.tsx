import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function SvgIconChildren() {
  return (
    <Stack direction="row" spacing={2}>
      <SvgIcon>
        <path d="M4 10.5 12 4l8 6.5V20h-5v-6H9v6H4z" />
      </SvgIcon>
      <SvgIcon>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth={1.5}>
          <circle cx={10} cy={10} r={7} />
          <path d="M10 6v4.5l3 2" />
        </svg>
      </SvgIcon>
    </Stack>
  );
}
