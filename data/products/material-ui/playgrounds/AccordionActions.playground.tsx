import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import type { AccordionActionsProps } from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function AccordionActionsPlayground(
  props: Omit<AccordionActionsProps, 'children'>,
) {
  return (
    <Accordion defaultExpanded>
      <AccordionSummary>
        <Typography component="span">Cabin 12</Typography>
      </AccordionSummary>
      <AccordionDetails>Two beds and a porthole.</AccordionDetails>
      <AccordionActions {...props}>
        <Button>Details</Button>
        <Button>Book</Button>
      </AccordionActions>
    </Accordion>
  );
}

export const playground = { first: ['disableSpacing'] };
