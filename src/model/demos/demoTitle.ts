/**
 * Title of a demo outside of its page.
 * @example demoTitle('BasicButtons', 'Material UI') // 'BasicButtons demo — Material UI'
 */
export function demoTitle(name: string, productName: string): string {
  return `${name} demo — ${productName}`;
}
