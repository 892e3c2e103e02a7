import type { Token } from 'markdown-it';
import { escapeHtml } from '../../../model/page/escapeHtml';
import type { PageState } from '../PageState';
import type { Place } from '../ParsedPage';
import { checkTag, earlyCommentEnd, isUnclosedComment, parseTag, type RawTag, MARKUP } from './rawTag';
import { imageHtml } from './images';
import { textToken, tokenOffset } from './inlineTokens';

/** A tag that is still open. */
interface OpenTag {
  readonly tag: RawTag;
  readonly place: Place;
  /** Already reported, and not written. */
  readonly isRefused: boolean;
}

/** Allowed tags, which must be closed in the block in which they are opened. */
const CLOSED_HERE: ReadonlySet<string> = new Set(['span', 'kbd', 'p', 'codeblock', 'featurelist']);
/** Refused tags that have no closing tag. */
const VOID: ReadonlySet<string> = new Set([
  'img',
  'br',
  'hr',
  'input',
  'link',
  'meta',
  'base',
  'embed',
  'source',
  'wbr',
]);

/**
 * Rewrites the raw HTML of one block tag by tag. Only allowed tags are written, in one spelling, and each
 * open tag is closed inside the block. No part of the source is passed through unparsed.
 */
class RawHtmlWriter {
  private readonly open: OpenTag[] = [];
  /** Number of open tags at the start of each surrounding emphasis or link. */
  private readonly floors: number[] = [];

  constructor(private readonly page: PageState) {}

  /** Returns the HTML of one tag or comment; empty for comments and refused tags. */
  write(source: string, place: Place): string {
    if (isUnclosedComment(source)) {
      const hint = 'write --> at its end, in the same block, or put it in backticks if it is meant as text';
      this.page.report(
        place,
        'comment-unclosed',
        'a comment is not closed and hides the text after it',
        hint,
      );
      return '';
    }
    if (source.startsWith('<!--')) {
      const end = earlyCommentEnd(source);
      if (end !== undefined) {
        const message = `browsers end the comment at ${end}, and read the text after it as HTML`;
        this.page.report(place, 'comment-end', message, 'end the comment with -->, and only there');
      }
      return '';
    }
    if (/^<[!?]/.test(source)) {
      const message = `markup that is not allowed in pages: ${source.slice(0, 20)}`;
      this.page.report(place, 'raw-html', message, 'remove it, or write it as code');
      return '';
    }
    const tag = parseTag(source);
    if (tag === undefined) return escapeHtml(source);
    return tag.closing ? this.close(tag, place) : this.start(tag, place);
  }

  /** Enters emphasis or a link: tags opened inside must be closed inside and cannot close tags outside. */
  enter(): void {
    this.floors.push(this.open.length);
  }

  /** Leaves emphasis or a link; returns the closing tags that are missing inside it. */
  leave(): string {
    return this.closeDownTo(this.floors.pop() ?? 0);
  }

  /** Returns the missing closing tags of the block; each is one problem. */
  end(): string {
    return this.closeDownTo(0);
  }

  private start(tag: RawTag, place: Place): string {
    const fault = checkTag(tag);
    if (fault) {
      this.page.report(place, fault.code, fault.message, fault.hint);
      // Remember the tag, so that its closing tag is not a second problem.
      if (!tag.source.endsWith('/>') && !VOID.has(tag.name)) this.open.push({ tag, place, isRefused: true });
      return '';
    }
    const attribute = (name: string) => tag.attributes.get(name);
    if (tag.name === 'br') return '<br>';
    if (tag.name === 'img') {
      const [src, alt, width, height, title] = ['src', 'alt', 'width', 'height', 'title'].map(attribute);
      return imageHtml({ src, alt, width, height, title }, place, this.page);
    }
    this.open.push({ tag, place, isRefused: false });
    if (tag.name === 'kbd') return attribute('class') ? '<kbd class="key">' : '<kbd>';
    const plan = attribute('class') ?? '';
    const label = plan === 'plan-premium' ? this.page.labels.planPremium : this.page.labels.planPro;
    // The style sheet draws the mark; the label names it for screen readers.
    return `<span class="${plan}" role="img" aria-label="${escapeHtml(label)}">`;
  }

  private close(tag: RawTag, place: Place): string {
    const index = this.open.findLastIndex((entry) => entry.tag.name === tag.name);
    if (index >= (this.floors.at(-1) ?? 0)) {
      const inner = this.closeDownTo(index + 1);
      return this.open.pop()?.isRefused ? inner : `${inner}</${tag.name}>`;
    }
    // Refused tags are already reported at their opening tag, possibly in an earlier block.
    if (!CLOSED_HERE.has(tag.name)) return '';
    const message = `the closing tag has no opening tag here: ${tag.source.slice(0, 60)}`;
    this.page.report(place, 'raw-html-unopened', message, 'remove it, or open the tag in the same block');
    return '';
  }

  private closeDownTo(count: number): string {
    let html = '';
    for (const { tag, place, isRefused } of this.open.splice(count).toReversed()) {
      if (isRefused) continue;
      const message = `the tag is not closed in its block: ${tag.source.slice(0, 60)}`;
      this.page.report(place, 'raw-html-unclosed', message, `write </${tag.name}>`);
      html += `</${tag.name}>`;
    }
    return html;
  }
}

/** Escapes the text between tags, but keeps character references. */
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
  // Without this check, an incomplete tag at the end of its block would silently become text.
  const cut = /<(?:script|iframe|object|embed|img|style)\b/i.exec(token.content.slice(end));
  if (cut) {
    const place = page.tokenPlace(token, end + cut.index);
    page.report(place, 'raw-html-unclosed', `a tag is incomplete: ${cut[0]}`, 'write its > on the same line');
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

/** Replaces the raw HTML of a page with its allowed tags, and reports the rest. */
export function renderRawHtml(tokens: readonly Token[], page: PageState): void {
  for (const token of tokens) {
    if (token.type === 'html_block') renderBlock(token, page);
    else if (token.type === 'inline') renderInline(token, page);
  }
}
