import { root } from '../root';
import { CODE_WRAP_KEY, parseCodeWrap } from '../../model/settings/codeSettings';
import { readChoice } from '../settings/storedChoice';

export const BUTTON = '[data-wrap-toggle]';

/** Whether long lines are wrapped. */
export function isWrapped(): boolean {
  return 'codeWrap' in root.dataset;
}

/** Wraps long lines of code or not, and says so on every button of the page. */
export function wrap(on: boolean): void {
  root.toggleAttribute('data-code-wrap', on);
  for (const button of document.querySelectorAll(BUTTON)) button.setAttribute('aria-pressed', String(on));
}

/** Wraps long lines of code where the reader has asked for it. */
export function restoreCodeWrap(): void {
  wrap(isWrapped() || readChoice(CODE_WRAP_KEY, parseCodeWrap) === 'on');
}
