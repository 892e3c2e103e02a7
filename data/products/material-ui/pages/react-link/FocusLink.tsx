import Link, { linkClasses } from '@mui/material/Link';

export default function FocusLink() {
  return (
    <Link
      href="#focus"
      sx={{
        [`&.${linkClasses.focusVisible}`]: {
          bgcolor: 'warning.light',
          color: 'common.black',
          outline: 'none',
        },
      }}
    >
      Reach me with the Tab key
    </Link>
  );
}
