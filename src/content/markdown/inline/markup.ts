/**
 * Comments, declarations and tags in a block of raw HTML. Quoted attribute values may hold `>`. A comment or declaration
 * without end takes the rest, as in a browser.
 */
export const MARKUP = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/?[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*>/g;

/** Whether markup is a comment or a declaration, of which nothing is shown. */
export function isHiddenMarkup(source: string): boolean {
  return /^<[!?]/.test(source);
}

/** Whether markup is a comment that is never closed: all that stands behind it would go with it. */
export function isUnclosedComment(source: string): boolean {
  return source.startsWith('<!--') && !source.endsWith('-->');
}
