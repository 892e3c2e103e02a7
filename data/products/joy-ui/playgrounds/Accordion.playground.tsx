import Accordion from '@mui/joy/Accordion';
import type { AccordionProps } from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionPlayground(
  props: Omit<AccordionProps, 'children'>,
) {
  return (
    <AccordionGroup>
      <Accordion {...props}>
        <AccordionSummary>Cabin 12</AccordionSummary>
        <AccordionDetails>Two beds and a porthole.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}

export const playground = {
  defaults: { defaultExpanded: true },
  first: ['defaultExpanded', 'variant', 'color', 'disabled'],
  hidden: ['expanded'],
};
