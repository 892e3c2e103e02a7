import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

export default function AccordionExpandIcon() {
  return (
    <div>
      <Accordion>
        <AccordionSummary expandIcon={<ArrowDropDownIcon />}>
          <Typography component="span">Half a turn</Typography>
        </AccordionSummary>
        <AccordionDetails>The arrow points up now.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          expandIcon={<AddIcon />}
          sx={{ '& .MuiAccordionSummary-expandIconWrapper.Mui-expanded': { rotate: '45deg' } }}
        >
          <Typography component="span">A plus that becomes a cross</Typography>
        </AccordionSummary>
        <AccordionDetails>Its own turn is added to the half one.</AccordionDetails>
      </Accordion>
    </div>
  );
}
