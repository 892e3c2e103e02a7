/** Whether long lines of code are wrapped on small screens. */
export type CodeWrap = 'on' | 'off';

/** Where the choice is kept. */
export const CODE_WRAP_KEY = 'code-wrap';

/** The choice that a stored value stands for; anything but `on` is `off`. */
export function parseCodeWrap(stored: string | null): CodeWrap {
  return stored === 'on' ? stored : 'off';
}
