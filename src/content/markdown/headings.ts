import type { Token } from 'markdown-it';
import { CONTENT_ID } from '../../model/page/contentId';
import { headingToHash, headingToOtherHash } from '../../model/page/pageNames';
import { escapeHtml } from '../../model/page/escapeHtml';
import { fillLabel } from './PageContext';
import { plainText, textToken } from './inline/inlineTokens';
import { markdownParser } from './markdownParser';
import type { PageState } from './PageState';
import type { Heading, Position } from './ParsedPage';

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

/**
 * Adds ids to h2 and h3 headings and links beside them, and collects the table of contents. Other levels get
 * no id.
 * Translations reuse the ids of the English page by position, so that a fragment works in every language. If
 * the number or the levels of the headings differ, that is one problem, and the remaining ids come from the
 * text.
 */
export function renderHeadings(tokens: readonly Token[], page: PageState): void {
  const { headingIds, headingLevels, otherHashes } = page.context;
  const written: { heading: Heading & { otherHash?: string }; children: Token[]; other: string }[] = [];
  const taken = new Set(TAKEN);
  const counts = new Map<string, number>();
  let count = 0;
  let strayed: { open: Token; level: number; expected: number } | undefined;
  tokens.forEach((open, index) => {
    const level = open.type === 'heading_open' ? LEVELS[open.tag] : undefined;
    const inline = tokens[index + 1];
    if (level === undefined || inline === undefined) return;
    const children = inline.children ?? [];
    const text = plainText(children);
    if (text === '') {
      const message = 'a heading has no text';
      page.report(headingPosition(open, page), 'heading-empty', message, 'write its text after the ##');
    }
    const html = markdownParser.renderer.renderInline(children, markdownParser.options, {});
    const hash = headingIds?.[count] ?? headingToHash(html, taken, counts);
    const other = (headingIds ? otherHashes?.[count] : headingToOtherHash(html)) ?? '';
    const expected = headingLevels?.[count];
    if (expected !== undefined && expected !== level) strayed ??= { open, level, expected };
    count += 1;
    taken.add(hash);
    const heading: Heading = { text, level, hash, children: [] };
    addToTree(heading, open, page);
    open.attrSet('id', hash);
    const close = tokens[index + 2];
    // The parser's renderer writes it after the heading.
    if (close) close.meta = { anchor: anchorHtml(heading, page) };
    inline.children = children;
    written.push({ heading, children, other });
  });
  // After all headings, because none may lose its own id.
  for (const { heading, children, other } of written) {
    if (!other || taken.has(other)) continue;
    taken.add(other);
    heading.otherHash = other;
    children.unshift(textToken('html_inline', `<span id="${escapeHtml(other)}"></span>`));
  }
  // An unclosed fence hides headings; it is already reported as a problem.
  const isCut = page.problems.some(({ code }) => code === 'unclosed-fence');
  if (headingIds && headingIds.length !== count && !isCut) {
    const message = `the page has ${count} headings of level 2 and 3, its English source has ${headingIds.length}`;
    page.report(
      { line: 1, column: 1 },
      'heading-count',
      message,
      'translate every heading, in the order of the source',
    );
  } else if (strayed && !isCut) {
    const { open, level, expected } = strayed;
    const message = `the heading has level ${level}, but level ${expected} in the English source`;
    page.report(headingPosition(open, page), 'heading-level', message, `write ${'#'.repeat(expected)}`);
  }
}
