import { Toggle } from '@base-ui/react/toggle';
import look from './look.module.css';

export default function Buttons() {
  return (
    <div>
      <Toggle className={look.button} data-probe="button">
        Bold
      </Toggle>
      <Toggle className={look.button} defaultPressed data-probe="pressed">
        Italic
      </Toggle>
    </div>
  );
}
