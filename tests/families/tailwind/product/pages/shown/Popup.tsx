import { useState } from 'react';
import { createPortal } from 'react-dom';

export default function Popup() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="underline" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen
        ? createPortal(
            <p
              className="fixed end-4 bottom-4 rounded-lg bg-sky-900 p-4 text-white"
              role="status"
              data-probe="popup"
            >
              The amount goes back to the card.
            </p>,
            document.body,
          )
        : null}
    </>
  );
}
