/** What is said where a part of the site could not be loaded. */
export interface FailureTexts {
  readonly text: string;
  /** Names the button that loads the page anew. */
  readonly reload: string;
}

/** Says in an element that a part could not be loaded, and offers to load the page anew. */
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

/** Says above the page that a part could not be loaded. The page stays as it is. */
export function showFailure(texts: FailureTexts, className: string): void {
  document.getElementById(ID)?.remove();
  const box = document.createElement('div');
  box.id = ID;
  box.className = className;
  document.body.append(box);
  fillFailure(box, texts);
  setTimeout(() => box.remove(), SHOWN_MS);
}
