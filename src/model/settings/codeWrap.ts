/** Where the choice to wrap long lines of code on small screens is kept. */
export const CODE_WRAP_KEY = 'code-wrap';

/** Whether a stored value asks for wrapped lines; anything but `on` does not. */
export function parseCodeWrap(stored: string | null): boolean {
  return stored === 'on';
}
