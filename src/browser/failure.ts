/** The message shown if a part of the site could not be loaded. */
export interface Failure {
  readonly text: string;
  /** The label of the button. */
  readonly label: string;
  readonly retry: () => void;
}

/** Fills an element with the message that a part could not be loaded and a button that tries again. */
export function fillFailure(box: HTMLElement, { text, label, retry }: Failure): void {
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', retry);
  box.append(text, ' ', button);
}
