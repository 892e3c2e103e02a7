import type { Token } from 'markdown-it';
import { markdownParser } from '../../markdown/markdownParser';
import { PageState } from '../../markdown/PageState';

/** The Markdown of a page as its HTML is made of it. */
export interface ReadSource {
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
  /** Knows where in the lines a token's content stands. */
  readonly page: PageState;
  /** Definitions of links by normalised label. */
  readonly references: Readonly<Record<string, { readonly href: string }>>;
}

/**
 * Reads the text as the page's parser does: what is code, a callout or a comment must not be said in two places. What
 * is wrong with the text has been told when the page was parsed.
 */
export function readSource(lines: readonly string[]): ReadSource {
  const markdown = `${lines.join('\n')}\n`;
  const context = { file: '', languageCode: '', repository: '', version: '' };
  const page = new PageState(context, markdown, 1, []);
  const env: Parameters<typeof markdownParser.parse>[1] = { page };
  const tokens = markdownParser.parse(markdown, env);
  return { lines, tokens, page, references: env?.references ?? {} };
}
