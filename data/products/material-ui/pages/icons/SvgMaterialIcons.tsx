import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Filled from '@mui/icons-material/Delete';
import Outlined from '@mui/icons-material/DeleteOutlined';
import Rounded from '@mui/icons-material/DeleteRounded';
import Sharp from '@mui/icons-material/DeleteSharp';
import TwoTone from '@mui/icons-material/DeleteTwoTone';

const themes = { Filled, Outlined, Rounded, TwoTone, Sharp };

export default function SvgMaterialIcons() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {Object.entries(themes).map(([theme, DeleteIcon]) => (
        <Stack key={theme} spacing={1} sx={{ alignItems: 'center' }}>
          <DeleteIcon />
          <Typography variant="body2">{theme}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
