import { Switch } from '@base-ui/react/switch';
import look from './look.module.css';

export default function Form() {
  return (
    <Switch.Root className={look.track} defaultChecked aria-label="Receipts" data-probe="track">
      <Switch.Thumb className={look.thumb} data-probe="thumb" />
    </Switch.Root>
  );
}
