import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

const questions = [
  { id: 'fees', title: 'What does a card cost?', text: 'Nothing up to 18 years, then 12 a year.' },
  { id: 'loans', title: 'How long may I keep a book?', text: 'Four weeks, and four more on request.' },
  { id: 'lost', title: 'What if I lose one?', text: 'Tell us, and pay what the book costs.' },
];

export default function AccordionUsage() {
  return (
    <div>
      {questions.map(({ id, title, text }) => (
        <Accordion key={id}>
          <AccordionSummary
            expandIcon={<ExpandMoreIcon />}
            id={`${id}-summary`}
            aria-controls={`${id}-region`}
          >
            <Typography component="span">{title}</Typography>
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
