import type { Token } from 'markdown-it';
import { ENGLISH } from '../../model/languages/defaultLanguage';
import { plainText } from './inline/inlineTokens';
import { markdownParser } from './markdownParser';
import type { PageState } from './PageState';
import type { FrontMatterResult } from './frontMatter';
import type { Position } from './ParsedPage';

const TITLE_MAX_CHARACTERS = 70;
const DESCRIPTION_MAX_CHARACTERS = 160;

/** A text of the page and its position. */
interface FoundText {
  readonly text: string;
  readonly position: Position;
}

/** The title, h1 and description of a page. */
interface TitleAndDescription {
  readonly title: string;
  readonly h1?: string;
  readonly description: string;
  /** Set if the description is the beginning of the text. */
  readonly isDescribedByText?: true;
}

function length(text: string): number {
  return [...text].length;
}

/** Returns whether a block may be above the title: the description, comments, and definitions of links. */
function mayPrecedeTitle({ type }: Token): boolean {
  return type === 'description' || type === 'html_block' || type === 'reference_definition';
}

/** A title, and whether its place is a problem. */
interface FoundTitle extends FoundText {
  readonly isRefused: boolean;
}

/** Finds the `# ` heading. A second one, one below other text, or one inside another block, is a problem. */
function findH1(tokens: readonly Token[], page: PageState): FoundTitle | undefined {
  let found: FoundTitle | undefined;
  let isBelowText = false;
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h1') {
      isBelowText ||= !found && token.level === 0 && token.nesting >= 0 && !mayPrecedeTitle(token);
      return;
    }
    const [row, end] = token.map ?? [0, 0];
    const position = page.rowPosition(row);
    page.accountForRows(row, end);
    const hint = 'write ## for a section';
    if (!isTitle(token)) {
      const message = 'a title is inside a list, a quote or a callout';
      page.report(position, 'nested-title', message, hint);
    } else if (found) page.report(position, 'second-title', 'the page has a second title', hint);
    else {
      if (isBelowText) page.report(position, 'title-below-text', 'a title is below text of the page', hint);
      found = { text: plainText(tokens[index + 1]?.children ?? []), position, isRefused: isBelowText };
    }
  });
  return found;
}

/** Finds the `<p class="description">` and parses its content into its token. A second one is a problem. */
function findDescription(tokens: readonly Token[], page: PageState): FoundText | undefined {
  let found: FoundText | undefined;
  for (const token of tokens) {
    if (token.type !== 'description') continue;
    const position = page.rowPosition(token.map?.[0] ?? 0);
    if (found) {
      page.report(
        position,
        'second-description',
        'the page has a second description',
        'write it as a paragraph',
      );
    } else {
      token.children = markdownParser.parseInline(token.content, {})[0]?.children ?? [];
      const isTag = ({ type, content }: Token) => type === 'html_inline' && !/^<\/?code>$/.test(content);
      if (token.children.some(isTag)) {
        page.report(position, 'raw-html', 'the description contains HTML', 'write it as plain text');
      }
      found = { text: plainText(token.children), position };
    }
  }
  return found;
}

/** Returns what the first paragraph says in the length of a description: whole sentences, if there are any. */
function findFirstText(tokens: readonly Token[]): string | undefined {
  const texts = tokens.map(({ type, level }, index) =>
    type === 'paragraph_open' && level === 0 ? plainText(tokens[index + 1]?.children ?? []) : '',
  );
  const text = texts.find(Boolean)?.replace(/\s+/g, ' ');
  if (text === undefined || length(text) <= DESCRIPTION_MAX_CHARACTERS) return text;
  const start = [...text].slice(0, DESCRIPTION_MAX_CHARACTERS).join('');
  return /^.{40,}[.!。！](?=\s)/.exec(start)?.[0] ?? `${start.replace(/\s+\S*$/, '')}…`;
}

function checkTitle({ text, position }: FoundText, page: PageState): void {
  if (text === '') {
    const hint = 'write "title: …" in the front matter, or begin the page with "# …"';
    page.report(position, 'missing-title', 'the page has no title', hint);
  } else if (length(text) > TITLE_MAX_CHARACTERS) {
    const message = `the title has ${length(text)} characters; search engines show at most ${TITLE_MAX_CHARACTERS}`;
    page.report(position, 'title-too-long', message, 'shorten it');
  }
}

function checkDescription({ text, position }: FoundText, page: PageState): void {
  // Chinese sentences end with full-width punctuation.
  const isEnglish = page.context.languageCode === ENGLISH;
  if (text === '') {
    const hint =
      'write "description: …" in the front matter, or <p class="description">…</p> under the title';
    page.report(position, 'missing-description', 'the page has no description', hint);
  } else if (length(text) > DESCRIPTION_MAX_CHARACTERS) {
    const message = `the description has ${length(text)} characters; search engines show at most ${DESCRIPTION_MAX_CHARACTERS}`;
    page.report(position, 'description-too-long', message, 'shorten it');
  } else if (!(isEnglish ? /[.!]$/ : /[.!。！]$/).test(text)) {
    const hint = 'end the sentence with a period';
    page.report(position, 'description-end', 'the description must end with . or !', hint);
  }
}

/**
 * Finds the title and description of a page: from the front matter, else from its `# ` heading and its
 * `<p class="description">`; empty if there is neither. A page with a `# ` heading may be described by
 * its first paragraph, which stays in the text. Reports missing and overlong texts, and a description
 * that does not end with a period.
 */
export function findTitleAndDescription(
  tokens: readonly Token[],
  { frontMatter, positions }: Pick<FrontMatterResult, 'frontMatter' | 'positions'>,
  page: PageState,
): TitleAndDescription {
  const start: Position = { line: 1, column: 1 };
  const find = (key: 'title' | 'description', inBody: FoundText | undefined): FoundText => {
    const text = frontMatter[key];
    if (text !== undefined) return { text, position: positions[key] ?? start };
    return inBody ?? { text: '', position: start };
  };
  const h1 = findH1(tokens, page);
  const title = find('title', h1);
  // Equal titles lose nothing.
  if (h1 && !h1.isRefused && positions.title && h1.text !== title.text) {
    const hint = 'keep one of the two, or write ## for a section';
    const message = `this title is not shown, because the front matter has another one: ${h1.text.slice(0, 60)}`;
    page.report(h1.position, 'title-in-body', message, hint);
  }
  const description = find('description', findDescription(tokens, page));
  const isPlain = h1 !== undefined && !positions.title && !positions.description && description.text === '';
  const firstText = isPlain ? findFirstText(tokens) : undefined;
  // A value of the wrong type is already reported.
  if (title.text !== '' || !positions.title) checkTitle(title, page);
  if (!firstText && (description.text !== '' || !positions.description)) checkDescription(description, page);
  return {
    title: title.text,
    ...(h1 ? { h1: h1.text } : {}),
    description: firstText ?? description.text,
    ...(firstText ? { isDescribedByText: true } : {}),
  };
}

/**
 * Removes the `# ` heading and the description, which the layout renders from the page data, and the definitions
 * of links.
 */
export function withoutTitleAndDescription(tokens: readonly Token[]): Token[] {
  let inTitle = false;
  return tokens.filter((token) => {
    if (isTitle(token) && token.type === 'heading_open') inTitle = true;
    const isShown = !inTitle && token.type !== 'description' && token.type !== 'reference_definition';
    if (isTitle(token) && token.type === 'heading_close') inTitle = false;
    return isShown;
  });
}

/** Whether a token opens or closes the page title: a `# ` heading outside of lists, quotes and callouts. */
export function isTitle({ tag, level }: Token): boolean {
  return tag === 'h1' && level === 0;
}
