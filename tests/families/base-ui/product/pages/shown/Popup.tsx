import { Popover } from '@base-ui/react/popover';
import look from './look.module.css';

export default function Popup() {
  return (
    <Popover.Root>
      <Popover.Trigger className={look.button}>Open</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner>
          <Popover.Popup className={look.popup} data-probe="popup">
            <Popover.Title data-probe="title">Refund</Popover.Title>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
