import { plainText } from '../../markdown/inline/inlineTokens';
import { markdownParser } from '../../markdown/markdownParser';
import { escapeMarkdown } from './escapeMarkdown';

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
