import { CODE_WRAP_KEY, parseCodeWrap } from '../../model/settings/codeWrap';
import { readStored, writeStored } from '../storage/storage';

const BUTTON = '[data-wrap-toggle]';

function isWrapped(): boolean {
  return document.documentElement.dataset.codeWrap !== undefined;
}

function wrap(on: boolean): void {
  document.documentElement.toggleAttribute('data-code-wrap', on);
  for (const button of document.querySelectorAll(BUTTON)) button.setAttribute('aria-pressed', String(on));
}

/** Wraps long lines of code where the reader has asked for it, and says so on every button of the page. */
export function restoreCodeWrap(): void {
  wrap(isWrapped() || parseCodeWrap(readStored(CODE_WRAP_KEY)));
}

/** Lets the buttons of code blocks switch wrapping, for all code of the site at once. */
export function watchCodeWrap(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
    if (!button) return;
    const before = button.getBoundingClientRect().top;
    wrap(!isWrapped());
    writeStored(CODE_WRAP_KEY, isWrapped() ? 'on' : 'off');
    window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CODE_WRAP_KEY) wrap(parseCodeWrap(newValue));
  });
}
