import { root } from '../root';
import { CODE_WRAP_KEY, parseCodeWrap } from '../../model/settings/codeSettings';
import { readChoice } from '../settings/storedChoice';

export const BUTTON = '[data-wrap-toggle]';

/** Returns whether long lines are wrapped. */
export function isWrapped(): boolean {
  return 'codeWrap' in root.dataset;
}

/** Turns the wrapping of long lines on or off and updates every button on the page. */
export function wrap(on: boolean): void {
  root.toggleAttribute('data-code-wrap', on);
  for (const button of document.querySelectorAll(BUTTON)) button.setAttribute('aria-pressed', String(on));
}

/** Restores the reader's choice to wrap long lines of code. */
export function restoreCodeWrap(): void {
  wrap(isWrapped() || readChoice(CODE_WRAP_KEY, parseCodeWrap) === 'on');
}
