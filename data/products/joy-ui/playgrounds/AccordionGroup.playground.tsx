import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import type { AccordionGroupProps } from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionGroupPlayground(
  props: Omit<AccordionGroupProps, 'children'>,
) {
  return (
    <AccordionGroup {...props}>
      <Accordion defaultExpanded>
        <AccordionSummary>Cabin 12</AccordionSummary>
        <AccordionDetails>Two beds and a porthole.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary>Cabin 14</AccordionSummary>
        <AccordionDetails>Three beds.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}

export const playground = {
  first: ['variant', 'color', 'size', 'disableDivider'],
};
