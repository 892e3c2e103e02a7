import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';

export default function AccordionActionButtons() {
  return (
    <div>
      <Accordion defaultExpanded>
        <AccordionSummary id="spaced" aria-controls="spaced-details">
          With 8px between the buttons
        </AccordionSummary>
        <AccordionDetails>Three photos are not in an album.</AccordionDetails>
        <AccordionActions>
          <Button>Ignore</Button>
          <Button variant="outlined">Sort them</Button>
        </AccordionActions>
      </Accordion>
      <Accordion defaultExpanded>
        <AccordionSummary id="unspaced" aria-controls="unspaced-details">
          Without
        </AccordionSummary>
        <AccordionActions disableSpacing>
          <Button>Keep</Button>
          <Button color="error">Delete</Button>
        </AccordionActions>
      </Accordion>
    </div>
  );
}
