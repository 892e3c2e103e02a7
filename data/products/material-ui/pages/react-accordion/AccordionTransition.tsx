import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';

export default function AccordionTransition() {
  return (
    <div>
      <Accordion
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 400, unmountOnExit: true } }}
      >
        <AccordionSummary>
          <Typography component="span">Fades in 400 ms</Typography>
        </AccordionSummary>
        <AccordionDetails>The space is there at once.</AccordionDetails>
      </Accordion>
      <Accordion slotProps={{ transition: { timeout: 1000 } }}>
        <AccordionSummary>
          <Typography component="span">Grows in one second</Typography>
        </AccordionSummary>
        <AccordionDetails>The space grows with the text.</AccordionDetails>
      </Accordion>
    </div>
  );
}
