import type { Token } from 'markdown-it';
import { escapeHtml } from '../../../model/page/escapeHtml';
import { textToken, tokenOffset } from '../inline/inlineTokens';
import { fillLabel } from '../PageContext';
import { isTitle } from '../titleAndDescription';
import type { PageState } from '../PageState';

/** Ids of the shell begin with `_`, so those of headings never equal them. */
const noteId = (note: number) => `_note-${note}`;
const referenceId = (note: number, use: number) => `_ref-${note}${use > 1 ? `-${use}` : ''}`;

/** Returns the number of the note that a token belongs to, and which of its references it is, from 1. */
function numbersOf({ meta }: Token): { note: number; use: number } {
  // The plugin counts both from 0.
  const { id, subId } = meta as { id: number; subId?: number };
  return { note: id + 1, use: (subId ?? 0) + 1 };
}

function referenceHtml(token: Token, page: PageState): string {
  const { note, use } = numbersOf(token);
  const label = escapeHtml(fillLabel(page.labels.footnote, { number: String(note) }));
  return (
    `<sup class="footnote-ref"><a href="#${noteId(note)}" id="${referenceId(note, use)}"` +
    ` role="doc-noteref" aria-label="${label}">${note}</a></sup>`
  );
}

function backLinkHtml(token: Token, page: PageState): string {
  const { note, use } = numbersOf(token);
  const reference = `${note}${use > 1 ? `-${use}` : ''}`;
  const label = escapeHtml(fillLabel(page.labels.footnoteBack, { reference }));
  const number = use > 1 ? `<sup>${use}</sup>` : '';
  // The variation selector keeps phones from drawing an emoji.
  return (
    ` <a class="footnote-back" href="#${referenceId(note, use)}" role="doc-backlink"` +
    ` aria-label="${label}">\u21a9\ufe0e${number}</a>`
  );
}

function blockHtml(token: Token, page: PageState): string | undefined {
  switch (token.type) {
    case 'footnote_block_open':
      return `<section class="footnotes" role="doc-endnotes" aria-label="${escapeHtml(page.labels.footnotes)}">\n<ol>\n`;
    case 'footnote_block_close':
      return '</ol>\n</section>\n';
    case 'footnote_open':
      return `<li id="${noteId(numbersOf(token).note)}">`;
    case 'footnote_close':
      return '</li>\n';
    case 'footnote_anchor':
      return backLinkHtml(token, page);
    default:
      return undefined;
  }
}

/** Reports notes without a reference, which the page would not show, and notes that are defined twice. */
function checkDefinitions(used: ReadonlySet<string>, page: PageState): void {
  const defined = new Set<string>();
  for (const { label, position } of page.footnotes) {
    const shown = label.slice(0, 60);
    page.accountFor(label);
    if (defined.has(label)) {
      const hint = 'write another label';
      page.report(position, 'footnote-twice', `the footnote [^${shown}] is defined twice`, hint);
    } else if (!used.has(label)) {
      const hint = `write [^${shown}] where the note belongs, or remove it`;
      page.report(position, 'footnote-unused', `nothing refers to the footnote [^${shown}]`, hint);
    }
    defined.add(label);
  }
}

/** The text of a picture is in tokens of its own. */
function mayHaveReference({ type, children }: Token): boolean {
  return type === 'footnote_ref' || type === 'footnote_undefined' || children !== null;
}

function renderReferences(block: Token, inTitle: boolean, used: Set<string>, page: PageState): void {
  if (!block.children?.some(mayHaveReference)) return;
  block.children = block.children.map((token) => {
    const position = () => page.tokenPosition(block, tokenOffset(token));
    if (token.type === 'footnote_undefined' && page.areFootnotesCut) return textToken('text', token.content);
    if (token.type === 'footnote_undefined') {
      const label = token.content.slice(2, -1);
      const hint = `write "[^${label.slice(0, 60)}]: …" on a line of its own, or put it in backticks if it is text`;
      page.report(
        position(),
        'footnote-undefined',
        `the footnote ${token.content.slice(0, 60)} is not defined`,
        hint,
      );
      return textToken('text', token.content);
    }
    const inPicture = token.children?.find(({ type }) => type === 'footnote_ref');
    const reference = token.type === 'footnote_ref' ? token : inPicture;
    if (!reference) return token;
    const { label } = reference.meta as { label: string };
    page.accountFor(label);
    used.add(label);
    if (inPicture || inTitle) {
      const place = inPicture ? 'the text of a picture' : 'the title of the page';
      page.report(
        position(),
        'footnote-place',
        `a footnote is inside of ${place}`,
        'put it into the text after it',
      );
    }
    if (inPicture) return token;
    return textToken('html_inline', referenceHtml(token, page));
  });
}

/**
 * Turns the tokens of footnotes into HTML: numbers that link to the notes at the end of the page, and links back.
 * Reports what refers to nothing, what nothing refers to, and what is defined twice.
 */
export function renderFootnotes(tokens: readonly Token[], page: PageState): void {
  const used = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    const opening = tokens[index - 1];
    if (token.children) renderReferences(token, opening !== undefined && isTitle(opening), used, page);
    const html = blockHtml(token, page);
    if (html === undefined) continue;
    token.type = token.type === 'footnote_anchor' ? 'html_inline' : 'html_block';
    token.content = html;
  }
  checkDefinitions(used, page);
}
