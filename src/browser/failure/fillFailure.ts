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
