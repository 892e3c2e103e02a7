/** Closes the shell's dialogs that keep the page from the reader: none of them outlives the page it was opened on. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('body > dialog:modal')) dialog.close();
  // One that is about to.
  document.querySelector('body > dialog:popover-open')?.remove();
}
