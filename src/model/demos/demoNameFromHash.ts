/**
 * The demo that a fragment, or a path that ends in a demo's name, means; empty where it means none.
 * A prefix of lower-case letters and a hyphen, as older addresses had, is left out.
 * @example demoNameFromHash('#system-BasicButtons.js') // 'BasicButtons'
 */
export function demoNameFromHash(hash: string): string {
  const last = hash.replace(/^#/, '').split('/').at(-1) ?? '';
  return last.replace(/\.[jt]sx?$/, '').replace(/^[a-z]+-(?=[A-Z])/, '');
}
