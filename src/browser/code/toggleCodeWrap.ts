import { CODE_WRAP_KEY, parseCodeWrap } from '../../model/settings/codeSettings';
import { closestTo } from '../closestTo';
import { writeStored } from '../storage';
import { BUTTON, isWrapped, wrap } from './codeWrap';

/** Toggles wrapping for all code of the site on a click on the button of a code block. */
export function toggleCodeWrap(event: Event): void {
  const button = closestTo(event, BUTTON);
  if (!button) return;
  const before = button.getBoundingClientRect().top;
  wrap(!isWrapped());
  writeStored(CODE_WRAP_KEY, isWrapped() ? 'on' : 'off');
  window.scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
}

/** Applies the choice made in other tabs of the browser. */
export function followCodeWrap(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === CODE_WRAP_KEY) wrap(parseCodeWrap(newValue) === 'on');
  });
}
