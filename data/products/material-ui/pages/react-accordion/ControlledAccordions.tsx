import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

const days = ['Saturday', 'Sunday'];

export default function ControlledAccordions() {
  const [opened, setOpened] = React.useState<readonly string[]>([]);
  const all = opened.length === days.length;
  return (
    <div>
      <Button onClick={() => setOpened(all ? [] : days)}>{all ? 'Close all' : 'Open all'}</Button>
      {days.map((day) => (
        <Accordion
          key={day}
          expanded={opened.includes(day)}
          onChange={(_event, expanded) =>
            setOpened(expanded ? [...opened, day] : opened.filter((other) => other !== day))
          }
        >
          <AccordionSummary id={day} aria-controls={`${day}-details`}>
            <Typography component="span">{day}</Typography>
          </AccordionSummary>
          <AccordionDetails>Doors open at 10:00, last entry at 16:30.</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
