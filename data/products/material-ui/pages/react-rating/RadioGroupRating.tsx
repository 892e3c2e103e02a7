import Rating from '@mui/material/Rating';
import type { IconContainerProps } from '@mui/material/Rating';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import SentimentVeryDissatisfiedIcon from '@mui/icons-material/SentimentVeryDissatisfied';
import SentimentVerySatisfiedIcon from '@mui/icons-material/SentimentVerySatisfied';

const faces = [
  { label: 'Unhappy', icon: <SentimentVeryDissatisfiedIcon fontSize="large" color="error" /> },
  { label: 'Neutral', icon: <SentimentNeutralIcon fontSize="large" color="warning" /> },
  { label: 'Happy', icon: <SentimentVerySatisfiedIcon fontSize="large" color="success" /> },
];

function Face({ value, ...other }: IconContainerProps) {
  return <span {...other}>{faces[value - 1]?.icon}</span>;
}

export default function RadioGroupRating() {
  return (
    <Rating
      role="radiogroup"
      aria-label="Your visit"
      name="visit"
      defaultValue={3}
      max={faces.length}
      highlightSelectedOnly
      slotProps={{ icon: { component: Face } }}
      getLabelText={(value) => faces[value - 1]?.label ?? ''}
      sx={{ '& .MuiRating-iconEmpty .MuiSvgIcon-root': { color: 'action.disabled' } }}
    />
  );
}
