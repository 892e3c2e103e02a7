import Button, { buttonClasses } from '@mui/material/Button';
import ButtonGroup, { buttonGroupClasses } from '@mui/material/ButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ButtonGroup)({
  [`& .${buttonGroupClasses.grouped}`]: { textTransform: 'none' },
  [`& .${buttonClasses.focusVisible}`]: { outline: '2px solid', outlineOffset: -4 },
  [`& .${buttonGroupClasses.firstButton}`]: { borderRadius: '20px 0 0 20px' },
  [`& .${buttonGroupClasses.lastButton}`]: { borderRadius: '0 20px 20px 0' },
});

export default function CustomizedButtonGroup() {
  return (
    <PillGroup disableRipple aria-label="Month">
      <Button>Earlier</Button>
      <Button>Today</Button>
      <Button>Later</Button>
    </PillGroup>
  );
}
