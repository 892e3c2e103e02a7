import type { Token } from 'markdown-it';
import { markdownParser } from './markdownParser';
import type { Block, Paragraph, Position } from './ParsedPage';
import type { PageState } from './PageState';
import { joinLines, tokenOffset } from './inline/inlineTokens';
import { isHiddenMarkup } from './inline/markup';

/** A block of the top level with its HTML. */
export interface RenderedBlock {
  /** First row of the source, and the row after the last one; undefined for a block that is made from several. */
  readonly rows: readonly [number, number] | undefined;
  readonly tokens: readonly Token[];
  readonly html?: string;
  /** Present in place of the HTML if it is not HTML alone. */
  readonly block?: Block;
}

/** Returns the tokens of each block of the top level. */
function splitBlocks(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) groups.push([]);
    groups.at(-1)?.push(token);
    depth += token.nesting;
  }
  return groups;
}

/** Renders each block of the top level. */
export function renderBlocks(tokens: readonly Token[]): RenderedBlock[] {
  return splitBlocks(tokens).map((group) => {
    const [first] = group;
    const rows = first?.map ?? undefined;
    // Only the steps in this folder set `block`, and they set it to a `Block`.
    const block = first?.level === 0 ? (first.meta?.['block'] as Block | undefined) : undefined;
    if (block !== undefined) return { rows, tokens: group, block };
    return { rows, tokens: group, html: markdownParser.renderer.render(group, markdownParser.options, {}) };
  });
}

/** Returns the blocks of a page, in order. Consecutive HTML becomes one block; empty HTML is dropped. */
export function joinBlocks(rendered: readonly RenderedBlock[]): Block[] {
  const blocks: Block[] = [];
  let pending = '';
  const flush = () => {
    const html = pending.trim();
    if (html !== '') blocks.push({ kind: 'html', html });
    pending = '';
  };
  for (const { html = '', block } of rendered) {
    if (block === undefined) pending += html;
    else {
      flush();
      blocks.push(block);
    }
  }
  flush();
  return blocks;
}

/** Reports blocks nested so deeply that markdown-it drops their content. */
export function reportDeepNesting(tokens: readonly Token[], page: PageState): void {
  const deepest = markdownParser.options.maxNesting - 1;
  const token = tokens.find(({ level, map }) => level >= deepest && map !== null);
  if (token?.map) {
    const message = `blocks are nested more than ${deepest} levels deep; deeper content is dropped`;
    page.report(page.rowPosition(token.map[0]), 'nesting-too-deep', message, 'nest lists and quotes less');
  }
}

const INSERT = /\{\{\s*"(?:demo|component|playground|include)"/;

function listStrayInserts(token: Token, page: PageState): Position[] {
  const children = token.children ?? [];
  if (!children.some(({ type, content }) => type === 'text' && INSERT.test(content))) return [];
  const comments = children
    .filter(({ type, content }) => type === 'html_inline' && isHiddenMarkup(content))
    .map((comment) => [tokenOffset(comment), tokenOffset(comment) + comment.content.length] as const);
  // Both are in the order of the text.
  let next = 0;
  return [...token.content.matchAll(new RegExp(INSERT, 'g'))].flatMap(({ index }) => {
    while ((comments[next]?.[1] ?? Infinity) <= index) next += 1;
    return index >= (comments[next]?.[0] ?? Infinity) ? [] : [page.tokenPosition(token, index)];
  });
}

/** Reports demos and components in the middle of a line, which would be shown as text. */
export function reportStrayInserts(tokens: readonly Token[], page: PageState): void {
  const message = 'a demo, component or partial is in the middle of other text';
  const hint = 'put it on its own line with a blank line above, or in backticks if it is meant as text';
  for (const token of tokens) {
    for (const position of listStrayInserts(token, page))
      page.report(position, 'insert-not-alone', message, hint);
  }
}

/** Shorter paragraphs, such as "On the server:", may be repeated. */
const MIN_CHARACTERS = 60;

/** Lists the long paragraphs of a page, including those in lists, quotes and callouts. */
export function listParagraphs(tokens: readonly Token[], page: PageState): Paragraph[] {
  return tokens.flatMap(({ type, map }, index) => {
    if (type !== 'paragraph_open') return [];
    const text = joinLines(tokens[index + 1]?.content ?? '');
    return text.length < MIN_CHARACTERS ? [] : [{ text, line: page.rowPosition(map?.[0] ?? 0).line }];
  });
}
