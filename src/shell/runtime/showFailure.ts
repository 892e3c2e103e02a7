/** What is said where a part of the site could not be loaded. */
export interface FailureTexts {
  readonly text: string;
  /** Names the button that loads the page anew. */
  readonly reload: string;
  readonly className: string;
}

const ID = 'failure';
const SHOWN_MS = 15_000;

/** Says above the page that a part could not be loaded, and offers to load the page anew. The page stays as it is. */
export function showFailure({ text, reload, className }: FailureTexts): void {
  document.getElementById(ID)?.remove();
  const box = document.createElement('div');
  box.id = ID;
  box.className = className;
  box.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => window.location.reload());
  document.body.append(box);
  box.append(text, button);
  setTimeout(() => box.remove(), SHOWN_MS);
}
