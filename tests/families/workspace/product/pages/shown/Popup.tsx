import { useToggle } from '@acme/one';
import { Sheet } from '@acme/two';

export default function Popup() {
  const { isOn, toggle } = useToggle();
  return (
    <>
      <button type="button" className="underline" onClick={toggle}>
        Open
      </button>
      <Sheet open={isOn} data-probe="popup">
        <h2 data-probe="title">Refund</h2>
        The amount goes back to the card.
      </Sheet>
    </>
  );
}
