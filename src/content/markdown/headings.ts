import type { Token } from 'markdown-it';
import { headingToHash } from '../../model/page/pageNames';
import { escapeHtml } from '../../model/page/escapeHtml';
import { fillLabel } from './PageContext';
import { plainText, textToken } from './inline/inlineTokens';
import { markdownParser } from './markdownParser';
import type { PageState } from './PageState';
import type { Heading } from './ParsedPage';
import type { Place } from './Report';

/** Ids that are no heading's on any page; all others of the shell start with `_`, see `nameRegion`. */
const TAKEN = ['main-content'];
const LEVELS: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 };

/** The link at a heading. It is empty: the style sheet draws it, its name is in the label. */
function anchorHtml({ text, hash }: Heading, page: PageState): string {
  const label = fillLabel(page.labels.anchor, { heading: text });
  return `<a class="anchor" href="#${escapeHtml(hash)}" aria-label="${escapeHtml(label)}"></a>`;
}

function headingPlace({ map, markup }: Token, page: PageState): Place {
  const row = map?.[0] ?? 0;
  return markup.startsWith('#') ? page.partPlace(row, markup) : page.rowPlace(row);
}

/** Puts a heading into the tree of contents; an h3 without h2 goes to the top, and is one problem. */
function addToTree(heading: Heading, open: Token, page: PageState): void {
  const parent = page.headings.findLast(({ level }) => level === 2);
  if (heading.level === 3 && parent) {
    parent.children.push(heading);
    return;
  }
  if (heading.level === 3) {
    const hint = 'write ## in place of ###, or put a ## heading above';
    const message = `heading level 3 without a level 2 parent: ${heading.text.slice(0, 60)}`;
    page.report(headingPlace(open, page), 'heading-order', message, hint);
  }
  page.headings.push(heading);
}

/**
 * Gives h2 and h3 headings their id and the link to it, and collects the tree of contents. Other levels have no id.
 * Translations take the ids of the English page by position, so that a fragment holds in every language; where the
 * two differ in their number or levels of headings, that is one problem, and the ids come from the text as far as
 * needed.
 */
export function renderHeadings(tokens: readonly Token[], page: PageState): void {
  const { headingIds, headingLevels } = page.context;
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
      page.report(headingPlace(open, page), 'heading-empty', message, 'write its text after the ##');
    }
    const html = markdownParser.renderer.renderInline(children, markdownParser.options, {});
    const hash = headingIds?.[count] ?? headingToHash(html, taken, counts);
    const expected = headingLevels?.[count];
    if (expected !== undefined && expected !== level) strayed ??= { open, level, expected };
    count += 1;
    taken.add(hash);
    const heading: Heading = { text, level, hash, children: [] };
    addToTree(heading, open, page);
    open.attrSet('id', hash);
    children.push(textToken('html_inline', anchorHtml(heading, page)));
    inline.children = children;
  });
  // A fence that is never closed swallows headings: that one problem says it already.
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
    const message = `the heading is of level ${level}, that of the English source of level ${expected}`;
    page.report(headingPlace(open, page), 'heading-level', message, `write ${'#'.repeat(expected)}`);
  }
}
