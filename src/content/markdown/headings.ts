import type { Token } from 'markdown-it';
import { CONTENT_ID } from '../../model/page/contentId';
import { headingToHash, headingToHostHash, headingToOtherHash } from '../../model/page/pageNames';
import { escapeHtml } from '../../model/page/escapeHtml';
import { fillLabel } from './PageContext';
import { plainText, textToken } from './inline/inlineTokens';
import { markdownParser } from './markdownParser';
import type { PageState } from './PageState';
import type { Heading, Position } from './ParsedPage';
import { isTitle } from './titleAndDescription';

/** Ids that headings must not use; all other ids of the shell start with `_`, see `regionName`. */
const TAKEN = [CONTENT_ID];
const LEVELS: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 };

/** Returns the link beside a heading. It is empty: the style sheet draws it and the label names it. */
function anchorHtml({ text, hash }: Heading, page: PageState): string {
  const label = fillLabel(page.labels.anchor, { heading: text });
  return `<a class="anchor" href="#${escapeHtml(hash)}" aria-label="${escapeHtml(label)}"></a>`;
}

function headingPosition({ map, markup }: Token, page: PageState): Position {
  const row = map?.[0] ?? 0;
  return markup.startsWith('#') ? page.partPosition(row, markup) : page.rowPosition(row);
}

/** Adds a heading to the table of contents. An h3 without an h2 becomes a top-level entry and one problem. */
function addToTree(heading: Heading, open: Token, page: PageState): void {
  const parent = page.headings.findLast(({ level }) => level === 2);
  if (heading.level === 3 && parent) {
    parent.children.push(heading);
    return;
  }
  if (heading.level === 3) {
    const hint = 'write ## instead of ###, or add a ## heading above';
    const message = `heading level 3 without a level 2 parent: ${heading.text.slice(0, 60)}`;
    page.report(headingPosition(open, page), 'heading-order', message, hint);
  }
  page.headings.push(heading);
}

/** A heading with an element of its own, as it is read. */
interface ReadHeading {
  readonly open: Token;
  readonly inline: Token;
  readonly close: Token | undefined;
  readonly html: string;
  /** The fragment that the host of the repository gives to it; may be empty. */
  readonly host: string;
}

/** Reads all headings of a page, because the host counts equal ones of all levels. */
function readHeadings(tokens: readonly Token[]): ReadHeading[] {
  const counts = new Map<string, number>();
  return tokens.flatMap((open, index) => {
    const inline = tokens[index + 1];
    if (open.type !== 'heading_open' || inline === undefined) return [];
    const html = markdownParser.renderer.renderInline(inline.children ?? [], markdownParser.options, {});
    return [{ open, inline, close: tokens[index + 2], html, host: headingToHostHash(html, counts) }];
  });
}

const VALID_ID = /^[\p{Letter}\p{Number}][\p{Letter}\p{Mark}\p{Number}._-]*$/u;

/**
 * Returns the id that the author has written at a heading, URI-encoded. One that can't be an id, that another
 * heading has, or that is not the one of the source is a problem.
 */
function writtenId(
  open: Token,
  taken: ReadonlySet<string>,
  ofSource: string | undefined,
  page: PageState,
): string | undefined {
  const id = (open.meta as { id?: string } | null)?.id;
  if (id === undefined) return undefined;
  const shown = id.slice(0, 60);
  const report = (message: string, hint: string) =>
    page.report(page.partPosition(open.map?.[0] ?? 0, '{#'), 'heading-id', message, hint);
  if (isTitle(open)) report(`the title has the id "${shown}"`, 'remove it, and link to the page');
  else if (!VALID_ID.test(id)) {
    const hint = 'use letters, digits, hyphens, underscores and dots, and begin with a letter or a digit';
    report(`the id of a heading is not valid: ${shown}`, hint);
  } else if (ofSource !== undefined && ofSource !== encodeURIComponent(id)) {
    report(
      `the heading has the id "${shown}", but "${ofSource}" in the source`,
      `write {#${ofSource}}, or no id`,
    );
  } else if (ofSource === undefined && taken.has(encodeURIComponent(id))) {
    report(`the page has the id "${shown}" already`, 'choose another one');
  } else return encodeURIComponent(id);
  return undefined;
}

/** Gives an id to each heading below level 3, and writes those that are the target of a link. */
function renderMinorHeadings(
  read: readonly ReadHeading[],
  taken: Set<string>,
  counts: Map<string, number>,
  page: PageState,
): void {
  const { minorIds, landings = [] } = page.context;
  const deep = read.filter(({ open }) => open.tag !== 'h1');
  const ofSource = minorIds?.length === deep.length ? minorIds : undefined;
  for (const { open, html, host } of read) {
    const isDeep = open.tag !== 'h1';
    const position = isDeep ? ofSource?.[page.minorIds.length] : undefined;
    const byHand = writtenId(open, taken, position, page);
    const hash = isDeep ? (position ?? byHand ?? headingToHash(html, taken, counts)) : CONTENT_ID;
    if (host && host !== hash) page.hostHashes.set(host, hash);
    if (!isDeep) continue;
    taken.add(hash);
    page.minorIds.push(hash);
    if (byHand !== undefined || landings.includes(hash)) open.attrSet('id', hash);
  }
}

/**
 * Adds ids to h2 and h3 headings and links beside them, and collects the table of contents. Translations reuse
 * the ids of the source by position, so that a fragment works in every language. If the number or the
 * levels of the headings differ, that is one problem, and the remaining ids come from the text. Deeper headings
 * have an id if it is written at them, or if a link leads to them.
 */
export function renderHeadings(tokens: readonly Token[], page: PageState): void {
  const { headingIds, headingLevels, otherHashes } = page.context;
  const written: { heading: Heading & { otherHash?: string }; children: Token[]; other: string }[] = [];
  const minor: ReadHeading[] = [];
  const taken = new Set(TAKEN);
  const counts = new Map<string, number>();
  let count = 0;
  let strayed: { open: Token; level: number; expected: number } | undefined;
  for (const read of readHeadings(tokens)) {
    const { open, inline, close, html, host } = read;
    const level = LEVELS[open.tag];
    if (level === undefined) {
      minor.push(read);
      continue;
    }
    const children = inline.children ?? [];
    const text = plainText(children);
    if (text === '') {
      const message = 'a heading has no text';
      page.report(headingPosition(open, page), 'heading-empty', message, 'write its text after the ##');
    }
    const ofSource = headingIds?.[count];
    const byHand = writtenId(open, taken, ofSource, page);
    const hash = ofSource ?? byHand ?? headingToHash(html, taken, counts);
    const other = (headingIds ? otherHashes?.[count] : headingToOtherHash(html)) ?? '';
    const expected = headingLevels?.[count];
    if (expected !== undefined && expected !== level) strayed ??= { open, level, expected };
    count += 1;
    taken.add(hash);
    if (host && host !== hash) page.hostHashes.set(host, hash);
    const heading: Heading = { text, level, hash, children: [] };
    addToTree(heading, open, page);
    open.attrSet('id', hash);
    // The parser's renderer writes it after the heading.
    if (close) close.meta = { anchor: anchorHtml(heading, page) };
    inline.children = children;
    written.push({ heading, children, other });
  }
  // After all headings, because none may lose its own id.
  for (const { heading, children, other } of written) {
    if (!other || taken.has(other)) continue;
    taken.add(other);
    heading.otherHash = other;
    children.unshift(textToken('html_inline', `<span id="${escapeHtml(other)}"></span>`));
  }
  renderMinorHeadings(minor, taken, counts, page);
  // An unclosed fence hides headings; it is already reported as a problem.
  const isCut = page.problems.some(({ code }) => code === 'unclosed-fence');
  if (headingIds && headingIds.length !== count && !isCut) {
    const message = `the page has ${count} headings of level 2 and 3, its source has ${headingIds.length}`;
    page.report(
      { line: 1, column: 1 },
      'heading-count',
      message,
      'translate every heading, in the order of the source',
    );
  } else if (strayed && !isCut) {
    const { open, level, expected } = strayed;
    const message = `the heading has level ${level}, but level ${expected} in the source`;
    page.report(headingPosition(open, page), 'heading-level', message, `write ${'#'.repeat(expected)}`);
  }
}
