import { Button, Dialog } from '@radix-ui/themes';

export default function Popup() {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="soft">Open</Button>
      </Dialog.Trigger>
      <Dialog.Content data-probe="popup">
        <Dialog.Title data-probe="title">Refund</Dialog.Title>
        <Dialog.Description>The amount goes back to the card.</Dialog.Description>
      </Dialog.Content>
    </Dialog.Root>
  );
}
