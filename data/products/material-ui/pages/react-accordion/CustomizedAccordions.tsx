import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, { accordionSummaryClasses as classes } from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';

export default function CustomizedAccordions() {
  const [current, setCurrent] = React.useState<string | false>('Bread');
  return (
    <div>
      {['Bread', 'Cheese', 'Fruit'].map((shelf) => (
        <Accordion
          key={shelf}
          disableGutters
          square
          variant="outlined"
          expanded={current === shelf}
          onChange={(_event, expanded) => setCurrent(expanded && shelf)}
          sx={{ '&:not(:last-child)': { borderBottom: 0 }, '&::before': { display: 'none' } }}
        >
          <AccordionSummary
            id={shelf}
            aria-controls={`${shelf}-details`}
            expandIcon={<ChevronRightIcon />}
            sx={{
              flexDirection: 'row-reverse',
              bgcolor: 'action.hover',
              [`& .${classes.expandIconWrapper}.${classes.expanded}`]: { transform: 'rotate(90deg)' },
            }}
          >
            <Typography component="span">{shelf}</Typography>
          </AccordionSummary>
          <AccordionDetails>{shelf} is on the second shelf.</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
