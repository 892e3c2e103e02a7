import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import type { AccordionSummaryProps } from '@mui/joy/AccordionSummary';

export default function AccordionSummaryPlayground(
  props: AccordionSummaryProps,
) {
  return (
    <AccordionGroup>
      <Accordion>
        <AccordionSummary {...props} />
        <AccordionDetails>Two beds and a porthole.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}

export const playground = {
  children: 'Cabin 12',
  first: ['children', 'variant', 'color', 'indicator'],
};
