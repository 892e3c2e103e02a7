import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import ArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

export default function DisabledAccordion() {
  return (
    <div>
      <Accordion>
        <AccordionSummary expandIcon={<ArrowDownIcon />}>Address</AccordionSummary>
        <AccordionDetails>Harbor Street 4</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary expandIcon={<ArrowDownIcon />}>Payment, after the address</AccordionSummary>
        <AccordionDetails>By card or by invoice</AccordionDetails>
      </Accordion>
    </div>
  );
}
