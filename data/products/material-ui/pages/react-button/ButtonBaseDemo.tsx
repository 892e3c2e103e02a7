import ButtonBase, { buttonBaseClasses } from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';

const tile = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  [`&.${buttonBaseClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: 2 },
};

export default function ButtonBaseDemo() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <ButtonBase focusRipple sx={tile}>
        Focus ripple
      </ButtonBase>
      <ButtonBase centerRipple sx={tile}>
        Centered ripple
      </ButtonBase>
      <ButtonBase disableTouchRipple focusRipple sx={tile}>
        Focus ripple only
      </ButtonBase>
      <ButtonBase disableRipple sx={tile}>
        No ripple
      </ButtonBase>
      <ButtonBase disabled sx={tile}>
        Disabled
      </ButtonBase>
    </Stack>
  );
}
