import { plainText } from '../../markdown/inline/inlineTokens';
import { markdownParser } from '../../markdown/markdownParser';

/** Whether Markdown reads the text unchanged within a line. */
function isPlain(text: string): boolean {
  const children = markdownParser.parseInline(text, {})[0]?.children ?? [];
  return (
    children.every(({ type }) => type === 'text') && plainText(children) === text.replace(/\s+/g, ' ').trim()
  );
}

/**
 * Formats plain text as Markdown, for a whole line or a part of one. It escapes the text only if Markdown
 * would change it.
 * @example plainToMarkdown('snake_case') // 'snake_case'
 * @example plainToMarkdown('The <Box> component') // 'The \\<Box> component'
 */
export function plainToMarkdown(text: string): string {
  return escapeLines(isPlain(text) ? text : escapeMarkdown(text));
}

/**
 * Escapes what Markdown would read as the mark of a block at the start of a line, or as the end of a heading.
 * @example escapeLines('- a') // '\\- a'
 */
export function escapeLines(text: string): string {
  return text
    .replace(/^(?:[-+*](?= )|>|#{1,6}(?= |$))/gm, '\\$&')
    .replace(/^\d{1,9}(?=[.)] )/gm, '$&\\')
    .replace(/(?<= )#+$/gm, '\\$&');
}

/**
 * Formats text as one line of Markdown, with all special characters escaped.
 * @example escapeMarkdown('a <b>') // 'a \\<b>'
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<]|~(?=~)|&(?=#?\w+;)/g, '\\$&');
}

/** Formats a text as inline code; empty for an empty text. */
export function codeSpan(text: string): string {
  const marks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return text ? marks + pad + text.replace(/\s+/g, ' ') + pad + marks : '';
}

/**
 * Formats code as a fenced block; the fence is longer than any fence in the code.
 * @param info text after the opening fence
 */
export function fence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${code.replace(/\n+$/, '')}\n${marks}`;
}
