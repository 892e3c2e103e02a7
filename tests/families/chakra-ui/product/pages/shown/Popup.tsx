import { Button, Dialog, Portal } from '@chakra-ui/react';

export default function Popup() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="outline">Open</Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content data-probe="popup">
            <Dialog.Header>
              <Dialog.Title data-probe="title">Refund</Dialog.Title>
            </Dialog.Header>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
