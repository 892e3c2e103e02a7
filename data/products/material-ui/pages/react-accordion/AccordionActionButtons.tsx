import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function AccordionActionButtons() {
  return (
    <div>
      {['With 8px between them', 'Without'].map((title, index) => (
        <Accordion key={title} defaultExpanded>
          <AccordionSummary id={`actions-${index}`} aria-controls={`actions-${index}-details`}>
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionActions disableSpacing={index === 1}>
            <Button>Keep</Button>
            <Button color="error">Delete</Button>
          </AccordionActions>
        </Accordion>
      ))}
    </div>
  );
}
