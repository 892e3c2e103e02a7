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
            <div
              className="fixed end-4 bottom-4 rounded-lg bg-sky-900 p-4 text-white dark:bg-sky-200 dark:text-black"
              role="status"
              data-probe="popup"
            >
              <h2 data-probe="title">Refund</h2>
              The amount goes back to the card.
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
