import type { Token } from 'markdown-it';
import { markdownParser } from '../../markdown/markdownParser';
import { PageState } from '../../markdown/PageState';
import { pageLabelsOf } from '../../translations/pageLabelsOf';

/** The Markdown of a page as its HTML is made of it. */
export interface ReadSource {
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
  /** Knows where in the lines a token's content stands. */
  readonly page: PageState;
  /** Definitions of links by normalised label. */
  readonly references: Readonly<Record<string, { readonly href: string }>>;
}

/** Comments and declarations begin so. */
const HIDDEN = /<[!?]/;

/**
 * Reads the text as the page's parser does: what is code, a callout or a comment must not be said in two places. What
 * is wrong with the text has been told when the page was parsed. What stands inside of lines is read only where
 * something of it may have to be left out: it is most of the work.
 */
export function readSource(lines: readonly string[]): ReadSource {
  const markdown = `${lines.join('\n')}\n`;
  const context = { file: '', languageCode: '', repository: '', version: '', labels: pageLabelsOf({}) };
  const begin = () => {
    const page = new PageState(context, markdown, 1, []);
    const env: NonNullable<Parameters<typeof markdownParser.parse>[1]> = { page };
    return { page, env };
  };
  const { page, env } = begin();
  const blocks: Token[] = [];
  markdownParser.block.parse(markdown, markdownParser, env, blocks);
  if (env.references === undefined && !HIDDEN.test(markdown))
    return { lines, tokens: blocks, page, references: {} };
  const whole = begin();
  const tokens = markdownParser.parse(markdown, whole.env);
  return { lines, tokens, page: whole.page, references: whole.env.references ?? {} };
}
