import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function AccordionExpandDefault() {
  return (
    <Accordion defaultExpanded>
      <AccordionSummary expandIcon={<ExpandMoreIcon />} id="delivery" aria-controls="delivery-details">
        <Typography component="span">Delivery</Typography>
      </AccordionSummary>
      <AccordionDetails>Tomorrow between 8:00 and 12:00.</AccordionDetails>
    </Accordion>
  );
}
