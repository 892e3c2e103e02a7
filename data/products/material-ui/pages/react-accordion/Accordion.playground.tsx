import Accordion from '@mui/material/Accordion';
import type { AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionPlayground(
  props: Omit<AccordionProps, 'children'>,
) {
  return (
    <Accordion slotProps={{ heading: { component: 'h2' } }} {...props}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id="opening-hours"
        aria-controls="opening-hours-details"
      >
        <Typography component="span">Opening hours</Typography>
      </AccordionSummary>
      <AccordionDetails>
        Daily from nine to six, on Fridays until eight.
      </AccordionDetails>
    </Accordion>
  );
}

export const playground = {
  defaults: { defaultExpanded: true },
  first: ['defaultExpanded', 'disabled', 'disableGutters', 'square'],
  hidden: ['expanded', 'slotProps'],
};
