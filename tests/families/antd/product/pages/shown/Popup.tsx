import { Button, Modal } from 'antd';
import { useState } from 'react';

export default function Popup() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Modal open={isOpen} onCancel={() => setIsOpen(false)} title="Refund">
        <p data-probe="popup">The amount goes back to the card.</p>
      </Modal>
    </>
  );
}
