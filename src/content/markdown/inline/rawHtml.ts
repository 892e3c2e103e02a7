import type { Token } from 'markdown-it';
import { escapeHtml } from '../../../model/page/escapeHtml';
import type { PageState } from '../PageState';
import type { Position } from '../ParsedPage';
import {
  checkHiddenMarkup,
  checkTag,
  escapeText,
  isAllowedTag,
  isHiddenMarkup,
  MARKUP,
  MEDIA,
  type OpenBlock,
  type OpenTag,
  parseTag,
  type RawTag,
  VOID,
} from './rawTag';
import { imageHtml } from './images';
import { textToken, tokenOffset } from './inlineTokens';
import { resolveLink } from './links';

/** Tags that can contain blocks of Markdown. */
const AROUND_BLOCKS: ReadonlySet<string> = new Set(['details', 'div']);
/** Tags of block rules, whose closing tag is reported without an opening one. */
const BLOCK_RULES: ReadonlySet<string> = new Set(['p', 'codeblock', 'featurelist']);
/**
 * Rewrites the raw HTML of one block tag by tag. Only allowed tags are written, in one spelling, and each
 * open tag is closed inside the block, or around whole blocks. No part of the source is passed through
 * unparsed.
 */
class RawHtmlWriter {
  private readonly open: OpenTag[] = [];
  /** Number of open tags at the start of each surrounding emphasis or link. */
  private readonly floors: number[] = [];
  /** Blocks that have opened a tag which this block has closed. */
  private readonly openers: Token[] = [];

  constructor(
    private readonly page: PageState,
    /** Tags that earlier blocks have opened, outermost first. */
    private readonly around: OpenBlock[] = [],
    /** Level of the block, as parsed. */
    private readonly level = 0,
  ) {}

  /** Returns the HTML of one tag or comment; empty for comments and refused tags. */
  write(source: string, position: Position): string {
    if (isHiddenMarkup(source)) {
      const fault = checkHiddenMarkup(source);
      if (fault) this.page.report(position, fault.code, fault.message, fault.hint);
      return '';
    }
    const tag = parseTag(source);
    if (tag === undefined) return escapeHtml(source);
    return tag.closing ? this.close(tag, position) : this.start(tag, position);
  }

  /** Enters emphasis or a link: tags opened inside must be closed inside and cannot close tags outside. */
  enter(): void {
    this.floors.push(this.open.length);
  }

  /** Leaves emphasis or a link; returns the closing tags that are missing inside it. */
  leave(): string {
    return this.closeDownTo(this.floors.pop() ?? 0);
  }

  /**
   * Returns the missing closing tags of the block; each is one problem. Tags that can contain blocks stay
   * open.
   * @param token the block, if it can open tags for later blocks
   */
  end(token?: Token): string {
    const isInner = ({ tag, isRefused }: OpenTag) => isRefused || !AROUND_BLOCKS.has(tag.name);
    const inner = token ? this.open.findIndex(isInner) : 0;
    const html = this.closeDownTo(inner < 0 ? this.open.length : inner);
    if (token) {
      for (const entry of this.around) if (this.openers.includes(entry.token)) entry.token = token;
      for (const tag of this.open.splice(0)) this.around.push({ ...tag, token, level: this.level });
    }
    return html;
  }

  private start(tag: RawTag, position: Position): string {
    const fault = checkTag(tag);
    const isEmpty = tag.source.endsWith('/>');
    if (fault) {
      this.page.report(position, fault.code, fault.message, fault.hint);
      // Remember the tag, so that its closing tag is not a second problem.
      if (!isEmpty && !VOID.has(tag.name)) this.open.push({ tag, position, isRefused: true });
      return '';
    }
    const shown = tag.source.replace(/\s+/g, ' ').slice(0, 60);
    if (tag.attributes.has('style')) {
      const hint = 'remove it; styles belong in the style sheets of the site';
      this.page.warn(position, 'style-attribute', `inline styles are left out: ${shown}`, hint);
    }
    if (MEDIA.has(tag.name)) return this.linkMedia(tag, position);
    const attribute = (name: string) => tag.attributes.get(name);
    if (tag.name === 'br') return '<br>';
    if (tag.name === 'img') {
      const [src, alt, width, height, title] = ['src', 'alt', 'width', 'height', 'title'].map(attribute);
      return imageHtml({ src, alt, width, height, title }, position, this.page);
    }
    if (!isEmpty) this.open.push({ tag, position, isRefused: false });
    const html = this.openingTag(tag, position);
    return isEmpty ? `${html}</${tag.name}>` : html;
  }

  private openingTag({ name, attributes }: RawTag, position: Position): string {
    const value = attributes.get('class') ?? '';
    if (name === 'a') return this.link(attributes.get('href') ?? '', position);
    if (name === 'span' && value.startsWith('plan-')) {
      const label = value === 'plan-premium' ? this.page.labels.planPremium : this.page.labels.planPro;
      // The style sheet draws the mark; the label names it for screen readers.
      return `<span class="${value}" role="img" aria-label="${escapeHtml(label)}">`;
    }
    return value ? `<${name} class="${value}">` : `<${name}>`;
  }

  private link(written: string, position: Position): string {
    const { href, external, fault } = resolveLink(written, this.page.context);
    if (fault) this.page.report(position, fault.code, fault.message, fault.hint);
    if (href === undefined) return '<a>';
    if (!fault) this.page.links.push({ href, ...position });
    return `<a href="${escapeHtml(href)}"${external ? ' rel="noopener"' : ''}>`;
  }

  /** Writes the file of a video or sound as a link. */
  private linkMedia(tag: RawTag, position: Position): string {
    if (!VOID.has(tag.name)) this.open.push({ tag, position, isRefused: true });
    const src = tag.attributes.get('src');
    if (src === undefined) return '';
    const message = `the file is shown as a link: ${src.slice(0, 80)}`;
    this.page.warn(position, 'raw-media', message, 'write a link with a text that says what it shows');
    return `${this.link(src, position)}${escapeHtml(src.split('/').at(-1) ?? src)}</a>`;
  }

  private close(tag: RawTag, position: Position): string {
    const index = this.open.findLastIndex((entry) => entry.tag.name === tag.name);
    if (index >= (this.floors.at(-1) ?? 0)) {
      const inner = this.closeDownTo(index + 1);
      return this.open.pop()?.isRefused ? inner : `${inner}</${tag.name}>`;
    }
    // A list item or a quote cannot close what was opened outside of it.
    const outer = this.around.findLastIndex(
      (entry) => entry.tag.name === tag.name && entry.level === this.level,
    );
    if (outer >= 0 && this.open.length === 0) {
      const [closed, ...inner] = this.around.splice(outer);
      if (closed) this.openers.push(closed.token);
      for (const { tag: other, position: at } of inner) this.reportUnclosed(other, at);
      return inner.map(({ tag: { name } }) => `</${name}>`).join('') + `</${tag.name}>`;
    }
    // Browsers read it as a line break.
    if (tag.name === 'br') return '<br>';
    // Refused tags are already reported at their opening tag, possibly in an earlier block.
    if (!isAllowedTag(tag.name) && !BLOCK_RULES.has(tag.name)) return '';
    const message = `the closing tag has no opening tag here: ${tag.source.slice(0, 60)}`;
    this.page.report(position, 'raw-html-unopened', message, 'remove it, or open the tag in the same block');
    return '';
  }

  private reportUnclosed({ name, source }: RawTag, position: Position): void {
    const message = `the tag is not closed in its block: ${source.slice(0, 60)}`;
    this.page.report(position, 'raw-html-unclosed', message, `write </${name}>`);
  }

  private closeDownTo(count: number): string {
    let html = '';
    for (const { tag, position, isRefused } of this.open.splice(count).toReversed()) {
      if (isRefused) continue;
      this.reportUnclosed(tag, position);
      html += `</${tag.name}>`;
    }
    return html;
  }
}

function renderBlock(token: Token, level: number, page: PageState, around: OpenBlock[]): void {
  const writer = new RawHtmlWriter(page, around, level);
  let html = '';
  let end = 0;
  for (const { 0: source, index } of token.content.matchAll(MARKUP)) {
    html +=
      escapeText(token.content.slice(end, index)) + writer.write(source, page.tokenPosition(token, index));
    end = index + source.length;
  }
  html += escapeText(token.content.slice(end));
  // Without this check, an incomplete tag at the end of its block would silently become text.
  const cut = /<(?:script|iframe|object|embed|img|style)\b/i.exec(token.content.slice(end));
  if (cut) {
    const position = page.tokenPosition(token, end + cut.index);
    page.report(
      position,
      'raw-html-unclosed',
      `a tag is incomplete: ${cut[0]}`,
      'write its > on the same line',
    );
  }
  token.content = html + writer.end(token);
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
      token.content = writer.write(token.content, page.tokenPosition(block, tokenOffset(token)));
    } else if (token.nesting > 0) writer.enter();
    else if (token.nesting < 0) add(writer.leave());
    rendered.push(token);
  }
  add(writer.end());
  block.children = rendered;
}

/** Closes tags that no block has closed, each of which is one problem. */
function closeBlocks(left: readonly OpenBlock[], page: PageState): void {
  for (const { tag, position, token } of left.toReversed()) {
    const message = `the tag is not closed: ${tag.source.slice(0, 60)}`;
    page.report(position, 'raw-html-unclosed', message, `write </${tag.name}>, after an empty line`);
    token.content += `</${tag.name}>`;
  }
}

/**
 * Replaces the raw HTML of a page with its allowed tags, and reports the rest. Blocks inside of a tag get a
 * higher level, because the page cannot be split there.
 */
export function renderRawHtml(tokens: readonly Token[], page: PageState): void {
  const around: OpenBlock[] = [];
  for (const token of tokens) {
    const { level } = token;
    const isOutside = around.findIndex((open) => level < open.level);
    if (isOutside >= 0) closeBlocks(around.splice(isOutside), page);
    token.level += around.length;
    if (token.type === 'html_block') renderBlock(token, level, page, around);
    else if (token.type === 'inline') renderInline(token, page);
    else if (token.type === 'insert' && around.length > 0) {
      const position = page.rowPosition(token.map?.[0] ?? 0);
      const hint = `close <${around.at(-1)?.tag.name}> before it`;
      page.report(position, 'nested-block', 'a demo or component is inside of an HTML tag', hint);
    }
  }
  closeBlocks(around, page);
}
