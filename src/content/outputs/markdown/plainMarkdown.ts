import { plainText } from '../../markdown/inline/inlineTokens';
import { markdownParser } from '../../markdown/markdownParser';

/** Whether the text is read as itself inside of a line. */
function isPlain(text: string): boolean {
  const children = markdownParser.parseInline(text, {})[0]?.children ?? [];
  return (
    children.every(({ type }) => type === 'text') && plainText(children) === text.replace(/\s+/g, ' ').trim()
  );
}

/**
 * Plain text as Markdown, for a line of its own or a part of one: escaped only where it would be read as something else.
 * @example plainToMarkdown('snake_case') // 'snake_case'
 * @example plainToMarkdown('The <Box> component') // 'The \\<Box> component'
 */
export function plainToMarkdown(text: string): string {
  return (isPlain(text) ? text : escapeMarkdown(text))
    .replace(/^(?:[-+*](?= )|>|#{1,6}(?= |$))/, '\\$&')
    .replace(/^\d{1,9}(?=[.)] )/, '$&\\')
    .replace(/(?<= )#+$/, '\\$&');
}

/**
 * Text as Markdown reads it, on one line: marks that would mean something are escaped.
 * @example escapeMarkdown('a <b>') // 'a \\<b>'
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<]|~(?=~)|&(?=#?\w+;)/g, '\\$&');
}

/** A text as code in a line; empty for none. */
export function codeSpan(text: string): string {
  const marks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return text ? marks + pad + text.replace(/\s+/g, ' ') + pad + marks : '';
}

/**
 * Code as a fenced block; the fence is longer than any inside.
 * @param info what stands behind the opening marks
 */
export function fence(code: string, info: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${info}\n${code.replace(/\n+$/, '')}\n${marks}`;
}
