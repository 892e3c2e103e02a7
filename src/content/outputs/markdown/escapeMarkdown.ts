/**
 * Text as Markdown reads it, on one line: marks that would mean something are escaped.
 * @example escapeMarkdown('a <b>') // 'a \\<b>'
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<]|~(?=~)|&(?=#?\w+;)/g, '\\$&');
}
