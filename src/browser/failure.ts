/** The texts shown if a part of the site could not be loaded. */
export interface FailureTexts {
  readonly text: string;
  /** The label of the button that reloads the page. */
  readonly reload: string;
}

/** Fills an element with the message that a part could not be loaded and a button that reloads the page. */
export function fillFailure(box: HTMLElement, { text, reload }: FailureTexts): void {
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  box.append(text, ' ', button);
}

const ID = '_failure';
const SHOWN_MS = 15_000;

/** Shows a message above the page that a part could not be loaded. The page itself does not change. */
export function showFailure(texts: FailureTexts, className: string): void {
  document.getElementById(ID)?.remove();
  const box = document.createElement('div');
  box.id = ID;
  box.className = className;
  document.body.append(box);
  fillFailure(box, texts);
  setTimeout(() => box.remove(), SHOWN_MS);
}
