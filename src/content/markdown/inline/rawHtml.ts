import type { Token } from 'markdown-it';
import { escapeHtml } from '../../../model/page/escapeHtml';
import type { PageState } from '../PageState';
import type { Place } from '../Report';
import { checkTag, isUnclosedComment, parseTag, type RawTag, MARKUP } from './rawTag';
import { imageHtml } from './images';
import { textToken, tokenOffset } from './inlineTokens';

/** A tag that waits for its closing one. */
interface OpenTag {
  readonly tag: RawTag;
  readonly place: Place;
  /** Told already, and not written. */
  readonly isRefused: boolean;
}

/** Tags of the dialect that must close where they were opened. */
const CLOSED_HERE: ReadonlySet<string> = new Set(['span', 'kbd', 'p', 'codeblock', 'featurelist']);
/** Tags outside the dialect that have no closing tag. */
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
 * Writes the raw HTML of one block again, tag by tag: only tags of the dialect come out, in one spelling, and each
 * opened one is closed inside the block. Nothing of the source is passed through unread.
 */
class RawHtmlWriter {
  private readonly open: OpenTag[] = [];
  /** Numbers of open tags at which the emphasis and links around the current place began. */
  private readonly floors: number[] = [];

  constructor(private readonly page: PageState) {}

  /** HTML of one tag or comment; empty for comments and for what is refused. */
  write(source: string, place: Place): string {
    if (isUnclosedComment(source)) {
      const hint =
        'write --> where it ends, in the same block, or put it in backticks where it is meant as text';
      this.page.report(place, 'comment-unclosed', 'a comment is not closed, and hides what follows', hint);
      return '';
    }
    if (source.startsWith('<!--')) return '';
    if (/^<[!?]/.test(source)) {
      const message = `markup that pages can't hold: ${source.slice(0, 20)}`;
      this.page.report(place, 'raw-html', message, 'leave it out, or write it as code');
      return '';
    }
    const tag = parseTag(source);
    if (tag === undefined) return escapeHtml(source);
    return tag.closing ? this.close(tag, place) : this.start(tag, place);
  }

  /** Emphasis or a link begins: tags opened inside must close inside, and cannot close those around it. */
  enter(): void {
    this.floors.push(this.open.length);
  }

  /** Emphasis or a link ends; the closing tags forgotten inside it. */
  leave(): string {
    return this.closeDownTo(this.floors.pop() ?? 0);
  }

  /** The closing tags that the block has forgotten, each of them one problem. */
  end(): string {
    return this.closeDownTo(0);
  }

  private start(tag: RawTag, place: Place): string {
    const fault = checkTag(tag);
    if (fault) {
      this.page.report(place, fault.code, fault.message, fault.hint);
      // Its closing tag is no second problem.
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
    // The mark is drawn by the style sheet; its name is what a screen reader says.
    return `<span class="${plan}" role="img" aria-label="${escapeHtml(label)}">`;
  }

  private close(tag: RawTag, place: Place): string {
    const index = this.open.findLastIndex((entry) => entry.tag.name === tag.name);
    if (index >= (this.floors.at(-1) ?? 0)) {
      const inner = this.closeDownTo(index + 1);
      return this.open.pop()?.isRefused ? inner : `${inner}</${tag.name}>`;
    }
    // Anything outside the dialect has been told where it was opened, maybe blocks above.
    if (!CLOSED_HERE.has(tag.name)) return '';
    const message = `the tag closes nothing here: ${tag.source.slice(0, 60)}`;
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
