import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const tools = ['Crop', 'Rotate', 'Mirror'];

export default function DelayTooltips() {
  return tools.map((tool) => (
    <Tooltip
      key={tool}
      describeChild
      title={`${tool} the picture`}
      enterDelay={800}
      enterNextDelay={100}
      leaveDelay={200}
      enterTouchDelay={300}
      leaveTouchDelay={3000}
    >
      <Button>{tool}</Button>
    </Tooltip>
  ));
}
