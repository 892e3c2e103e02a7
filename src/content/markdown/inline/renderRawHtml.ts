import type { Token } from 'markdown-it';
import type { PageState } from '../PageState';
import { MARKUP } from './markup';
import { RawHtmlWriter } from './RawHtmlWriter';
import { textToken } from './textToken';
import { tokenOffset } from './tokenOffsets';

/** Text between tags: character references stay, everything else is text. */
function escapeText(text: string): string {
  return text
    .replace(/&(?!#?\w{1,32};)/g, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function renderBlock(token: Token, page: PageState): void {
  const writer = new RawHtmlWriter(page);
  let html = '';
  let end = 0;
  for (const { 0: source, index } of token.content.matchAll(MARKUP)) {
    html += escapeText(token.content.slice(end, index)) + writer.write(source, page.tokenPlace(token, index));
    end = index + source.length;
  }
  html += escapeText(token.content.slice(end));
  // An opening tag cut off at the end of its block would otherwise pass as text without a word.
  const cut = /<(?:script|iframe|object|embed|img|style)\b/i.exec(token.content.slice(end));
  if (cut) {
    const place = page.tokenPlace(token, end + cut.index);
    page.report(place, 'raw-html-unclosed', `a tag is cut off: ${cut[0]}`, 'write its > on the same line');
  }
  token.content = html + writer.end();
}

function renderInline(block: Token, page: PageState): void {
  const children = block.children ?? [];
  if (!children.some((token) => token.type === 'html_inline')) return;
  const writer = new RawHtmlWriter(page);
  const rendered: Token[] = [];
  const add = (html: string) => {
    if (html !== '') rendered.push(textToken('html_inline', html));
  };
  for (const token of children) {
    if (token.type === 'html_inline') {
      token.content = writer.write(token.content, page.tokenPlace(block, tokenOffset(token)));
    } else if (token.nesting > 0) writer.enter();
    else if (token.nesting < 0) add(writer.leave());
    rendered.push(token);
  }
  add(writer.end());
  block.children = rendered;
}

/** Replaces the raw HTML of a page by what the dialect permits of it, and reports the rest. */
export function renderRawHtml(tokens: readonly Token[], page: PageState): void {
  for (const token of tokens) {
    if (token.type === 'html_block') renderBlock(token, page);
    else if (token.type === 'inline') renderInline(token, page);
  }
}
