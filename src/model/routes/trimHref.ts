/**
 * The address as a browser reads it: tabs and line breaks removed everywhere, spaces and control characters at both ends.
 * Without this, `/\t/evil.example` would pass for a path here and for another host in the browser.
 * @example trimHref(' /a\n/b ') // '/a/b'
 */
export function trimHref(href: string): string {
  // `[^!-…]` stands for everything below `!`: the space and the control characters.
  return href
    .replace(/[\t\n\r]/g, '')
    .replace(/^[^!-\u{10ffff}]+/u, '')
    .replace(/(?<![^!-\u{10ffff}])[^!-\u{10ffff}]+$/u, '');
}
