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
      <h2 data-probe="heading">Order</h2>
      <a href="https://example.com/" data-probe="link">
        Terms
      </a>
    </div>
  );
}
