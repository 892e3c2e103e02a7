import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import type { AccordionDetailsProps } from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionDetailsPlayground(
  props: AccordionDetailsProps,
) {
  return (
    <AccordionGroup>
      <Accordion defaultExpanded>
        <AccordionSummary>Opening hours</AccordionSummary>
        <AccordionDetails {...props} />
      </Accordion>
    </AccordionGroup>
  );
}

export const playground = { children: 'Daily from nine to six' };
