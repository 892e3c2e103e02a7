import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';

export default function AccordionTransition() {
  return (
    <div>
      <Accordion
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 400, unmountOnExit: true } }}
      >
        <AccordionSummary>Fades in 400 ms</AccordionSummary>
        <AccordionDetails>The space is there at once.</AccordionDetails>
      </Accordion>
      <Accordion slotProps={{ transition: { timeout: 1000 } }}>
        <AccordionSummary>Grows in one second</AccordionSummary>
        <AccordionDetails>The space grows with the text.</AccordionDetails>
      </Accordion>
    </div>
  );
}
