import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

const Note = styled.div`
  position: fixed;
  inset: auto 16px 16px auto;
  padding: 12px;
  background: #fdf2f8;
  color: #831843;
`;

export default function Popup() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen
        ? createPortal(
            <Note role="status" data-probe="popup">
              <h2 data-probe="title">Refund</h2>
              The amount goes back to the card.
            </Note>,
            document.body,
          )
        : null}
    </>
  );
}
