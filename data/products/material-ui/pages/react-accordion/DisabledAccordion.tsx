import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

export default function DisabledAccordion() {
  return (
    <div>
      <Accordion>
        <AccordionSummary expandIcon={<ArrowDownIcon />}>
          <Typography component="span">Address</Typography>
        </AccordionSummary>
        <AccordionDetails>Harbor Street 4</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary expandIcon={<ArrowDownIcon />}>
          <Typography component="span">Payment, after the address</Typography>
        </AccordionSummary>
        <AccordionDetails>By card or by invoice</AccordionDetails>
      </Accordion>
    </div>
  );
}
