import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { AccordionSummaryProps } from '@mui/material/AccordionSummary';

export default function AccordionSummaryPlayground(
  props: AccordionSummaryProps,
) {
  return (
    <Accordion>
      <AccordionSummary {...props} />
      <AccordionDetails>Two beds and a porthole.</AccordionDetails>
    </Accordion>
  );
}

export const playground = {
  children: 'Cabin 12',
  first: ['children', 'expandIcon'],
  defaults: { expandIcon: 'Add' },
};
