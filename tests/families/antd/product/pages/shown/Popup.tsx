import { Button, Modal } from 'antd';
import { useState } from 'react';

export default function Popup() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Modal open={isOpen} onCancel={() => setIsOpen(false)}>
        <div data-probe="popup">
          <h2 data-probe="title">Refund</h2>The amount goes back to the card.
        </div>
      </Modal>
    </>
  );
}
